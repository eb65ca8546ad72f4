#!/usr/bin/env bash
#
# compare-speed.sh measures sharedmcp beside other analyzers on whole modules.
#
# usage: scripts/compare-speed.sh [-n RUNS] [-o only,these] MODULE@VERSION|DIR ...
#
# For example, a large module without MCP and two with it:
#
#   scripts/compare-speed.sh k8s.io/client-go@v0.37.2 \
#       github.com/modelcontextprotocol/go-sdk@v1.8.0 github.com/grafana/mcp-grafana@v1.6.3
#
# It prints for each module a Markdown table with the median CPU time of RUNS runs (5 if not said
# otherwise), the ratio to that of cmd/vet, and the median of peak memory of the largest process.
# All tools run once before any runs twice, so that a busy hour meets them all.
#
# What is compared, by name for -o:
#
#   as go vet's -vettool, with compiled packages in the cache, but no results of the tool:
#     nothing      speaks the protocol and does nothing: what the go command itself takes
#     vet          cmd/vet with its usual analyzers
#     sharedmcp    this repository as it stands
#     bodyclose    one analyzer that needs SSA, with facts of others
#     nilaway      one analyzer that needs SSA and has facts
#   on their own, without results in caches:
#     sharedmcp-alone, staticcheck-alone, nilaway-alone
#   as "gopls check" of one file in each of up to 20 packages, without gopls' cache, on request only:
#     gopls-stock, gopls-sharedmcp
#
# The others are installed from the module proxy, in the versions below, to a directory of their own;
# go.mod of this repository does not know them. That directory, and copies of the modules, are in
# ${SPEED_DIR:-/tmp/sharedmcp-speed}. GNU time is needed.

set -euo pipefail

bodyclose=github.com/timakin/bodyclose@v0.0.0-20260723120731-857993a2939c
nilaway=go.uber.org/nilaway/cmd/nilaway@v0.0.0-20260918162853-acb8859b9031
staticcheck=honnef.co/go/tools/cmd/staticcheck@v0.8.2
gopls=golang.org/x/tools/gopls@v0.23.0

usage() { sed -n '3,/^$/s/^# \{0,1\}//p' "$0" >&2; exit 2; }

runs=5
tools=nothing,vet,sharedmcp,bodyclose,nilaway,sharedmcp-alone,staticcheck-alone,nilaway-alone
while getopts n:o: flag; do
	case $flag in
	n) runs=$OPTARG ;;
	o) tools=$OPTARG ;;
	*) usage ;;
	esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || usage

root=$(cd "$(dirname "$0")/.." && pwd)
work=${SPEED_DIR:-/tmp/sharedmcp-speed}
bin=$work/bin
mkdir -p "$bin" "$work/modules" "$work/cold"
IFS=, read -ra tools <<<"$tools"

# install puts the tools that are asked for into $bin.
install() {
	(cd "$root" && go build -o "$bin/sharedmcp" ./cmd/sharedmcp && go build -o "$bin/nothing" ./scripts/nothing)
	local tool pinned
	for tool in "${tools[@]}"; do
		tool=${tool%-alone}
		tool=${tool%-stock}
		case $tool in
		gopls-sharedmcp)
			"$bin/sharedmcp" gopls -gopls "${gopls##*@}" -o "$bin/gopls-sharedmcp"
			;;
		bodyclose | nilaway | staticcheck | gopls)
			pinned=${!tool}
			[ -e "$bin/$tool@${pinned##*@}" ] && continue
			(cd / && GOBIN=$bin go install "$pinned" && mv "$bin/$tool" "$bin/$tool@${pinned##*@}")
			;;
		esac
	done
}

# path prints where a tool is.
path() {
	local name=$1
	case $name in
	bodyclose | nilaway | staticcheck | gopls) local pinned=${!name}; echo "$bin/$name@${pinned##*@}" ;;
	*) echo "$bin/$name" ;;
	esac
}

# fetch prints the directory of a module: the argument, or a copy of a module of the proxy.
fetch() {
	if [ -d "$1" ]; then
		(cd "$1" && pwd)
		return
	fi
	local dir=$work/modules/${1//\//_}
	if [ ! -d "$dir" ]; then
		local cached
		cached=$(cd / && go mod download -json "$1" | sed -n 's/^\t"Dir": "\(.*\)",*$/\1/p')
		cp -r "$cached" "$dir"
		chmod -R u+w "$dir"
	fi
	echo "$dir"
}

# run runs a tool once, cold, in the current directory.
run() {
	local tool=$1 cold
	cold=$work/cold/run-$RANDOM$RANDOM
	case $tool in
	vet)
		# cmd/vet is known by the version of Go, not by its content; a flag that says nothing new makes
		# the go command forget its results.
		go vet -printf.funcs="none$RANDOM$RANDOM" ./...
		;;
	*-alone)
		env STATICCHECK_CACHE="$cold" "$(path "${tool%-alone}")" ./...
		rm -rf "$cold"
		;;
	gopls-*)
		go list -f '{{with .GoFiles}}{{$.Dir}}/{{index . 0}}{{end}}' ./... | grep . >"$cold"
		awk -v every=$(($(wc -l <"$cold") / 20 + 1)) 'NR % every == 0' "$cold" |
			GOPLSCACHE=$cold.cache xargs "$(path "${tool%-stock}")" check -severity=hint
		rm -rf "$cold" "$cold.cache"
		;;
	*)
		# Other tools are known by their content.
		{ cat "$(path "$tool")"; echo "$RANDOM$RANDOM"; } >"$cold"
		chmod +x "$cold"
		go vet -vettool="$cold" ./...
		rm -f "$cold"
		;;
	esac
}

# measure appends "CPU-seconds peak-KiB" of one run of a tool to a file. Findings, and so the exit
# code, do not matter here.
measure() {
	local out=$work/time
	TOOL=$1 command time -o "$out" -f '%U %S %M' bash -c 'run "$TOOL"' >/dev/null 2>"$work/last-$1.log" || true
	awk '/^[0-9.]+ [0-9.]+ [0-9]+$/ { print $1 + $2, $3 }' "$out" >>"$2"
}

# median prints the median of column $2 of file $1.
median() {
	awk -v col="$2" '{ print $col }' "$1" | sort -n | awk '{ v[NR] = $1 } END { print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2 }'
}

table() {
	local dir=$1 name=$2 tool vet
	printf '\n### %s\n\n' "$name"
	printf '| tool | CPU s | of cmd/vet | peak MiB |\n|---|---:|---:|---:|\n'
	vet=""
	[ -s "$dir/vet" ] && vet=$(median "$dir/vet" 1)
	for tool in "${tools[@]}"; do
		[ -s "$dir/$tool" ] || continue
		awk -v tool="$tool" -v cpu="$(median "$dir/$tool" 1)" -v vet="$vet" -v kib="$(median "$dir/$tool" 2)" 'BEGIN {
			printf "| %s | %.1f | %s | %.0f |\n", tool, cpu, vet == "" ? "" : sprintf("%.2f", cpu / vet), kib / 1024
		}'
	done
}

export -f run path
export work bin bodyclose nilaway staticcheck gopls

install
for module in "$@"; do
	dir=$(fetch "$module")
	cd "$dir"
	export GOFLAGS="${GOFLAGS:-} -mod=mod"
	echo "compiling $module" >&2
	go list -export -test -deps ./... >/dev/null || true
	results=$(mktemp -d)
	for ((i = 1; i <= runs; i++)); do
		for tool in "${tools[@]}"; do
			echo "$module: run $i of $runs: $tool" >&2
			measure "$tool" "$results/$tool"
		done
	done
	table "$results" "$module"
	rm -rf "$results"
done
printf '\n%s, %s, medians of %s runs, %s cores' "$(date +%F)" "$(go version | cut -d' ' -f3,4)" "$runs" "$(getconf _NPROCESSORS_ONLN)"
for tool in bodyclose nilaway staticcheck; do
	case " ${tools[*]} " in *" $tool "* | *" $tool-alone "*) printf ', %s' "$(basename "${!tool}")" ;; esac
done
echo

#!/usr/bin/env bash
#
# editor-picture.sh makes docs/images/editor.svg: a finding and its quick fix, as Neovim shows them.
#
# usage: scripts/editor-picture.sh [OUTPUT]
#
# It builds gopls with "sharedmcp gopls", opens testdata/demo in Neovim (0.7 or newer, without anybody's
# configuration) in a terminal of tmux, and draws what that terminal then holds. Nothing is drawn by hand.

set -euo pipefail
cd "$(dirname "$0")/.."
out=$(realpath "${1:-docs/images/editor.svg}")

work=$(mktemp -d)
terminal=(tmux -L "sharedmcp-picture-$$" -f /dev/null)
trap '"${terminal[@]}" kill-server 2>/dev/null || true; rm -rf "$work"' EXIT

go run ./cmd/sharedmcp gopls -o "$work/gopls" >/dev/null
cp -r testdata/demo "$work/demo"
cat >"$work/init.lua" <<'LUA'
-- What is seen: plain colours, no status lines, nothing but the text and what gopls says of it.
vim.o.termguicolors, vim.o.background = true, "dark"
vim.o.number, vim.o.signcolumn, vim.o.tabstop = true, "yes", 4
vim.o.wrap, vim.o.linebreak = false, true
vim.o.laststatus, vim.o.ruler, vim.o.showmode, vim.o.swapfile = 0, false, false, false
vim.cmd("colorscheme slate")
vim.cmd("highlight Normal guibg=NONE")
vim.cmd("highlight SignColumn guibg=NONE")
vim.cmd("highlight NonText guibg=NONE")
vim.cmd("highlight NormalFloat guibg=NONE")
vim.cmd("highlight FloatBorder guibg=NONE guifg=#808080")
vim.cmd("highlight DiagnosticUnderlineWarn gui=underline")
vim.diagnostic.config({ virtual_text = false, float = { border = "rounded", max_width = 88, header = "", prefix = "" } })

local gopls = { name = "gopls", cmd = { vim.env.GOPLS }, root_dir = vim.fn.getcwd() }
vim.api.nvim_create_autocmd("FileType", {
	pattern = "go",
	callback = function()
		if vim.lsp.start then
			vim.lsp.start(gopls)
		else -- before 0.8
			vim.lsp.buf_attach_client(0, vim.lsp.start_client(gopls))
		end
	end,
})
LUA

screen() { "${terminal[@]}" capture-pane -p; }

# await PATTERN waits until a line of the screen matches.
await() {
	for ((i = 0; i < 600; i++)); do
		screen | grep -q "$1" && return
		sleep 0.2
	done
	printf 'no line matches %s:\n%s\n' "$1" "$(screen)" >&2
	exit 1
}

# command types a command of Neovim.
command() { "${terminal[@]}" send-keys ":$1" Enter; }

finding=$(grep -n 'want transport' testdata/demo/main.go | cut -d: -f1)
top=$(grep -n '^func main' testdata/demo/main.go | cut -d: -f1)
XDG_STATE_HOME=$work XDG_CACHE_HOME=$work "${terminal[@]}" new-session -d -x 112 -y 30 -c "$work/demo" \
	env TERM=tmux-256color GOPLS="$work/gopls" nvim -u "$work/init.lua" main.go
await '^W'
command "normal ${top}Gzt${finding}G"
command 'lua vim.diagnostic.open_float()'
await '╭'
command 'lua vim.lsp.buf.code_action()'
await '^Type number'

mkdir -p "$(dirname "$out")"
"${terminal[@]}" capture-pane -ep >"$work/screen"
go run ./scripts/terminalsvg <"$work/screen" >"$out"
echo "wrote $out"

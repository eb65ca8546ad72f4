// Package contract knows what each MCP SDK promises about its types and functions: how many clients
// one value may serve, which arguments are factories or handlers, what changes a server for everybody.
//
// The knowledge is data, one JSON file for each SDK or HTTP framework in the folder data. Users add
// their own in the same form. README.md says how; a test holds every name against the real modules.
package contract

// Command manyfacts gives more transports to a function of another package than facts can speak of.
package main

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/limits/manyfacts/mount"
)

func main() {
	var t [40]*mcp.StreamableServerTransport
	last := &mcp.StreamableServerTransport{} // limit: missed transport
	mount.All(http.DefaultServeMux, t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8], t[9], t[10], t[11], t[12], t[13], t[14], t[15], t[16], t[17], t[18], t[19], t[20], t[21], t[22], t[23], t[24], t[25], t[26], t[27], t[28], t[29], t[30], t[31], t[32], t[33], t[34], t[35], t[36], t[37], t[38], last)
}

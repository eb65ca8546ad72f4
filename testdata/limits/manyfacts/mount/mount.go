// Package mount mounts transports.
package mount

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// All mounts forty transports.
func All(mux *http.ServeMux, t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39 *mcp.StreamableServerTransport) {
	mux.Handle("/0", t0)
	mux.Handle("/1", t1)
	mux.Handle("/2", t2)
	mux.Handle("/3", t3)
	mux.Handle("/4", t4)
	mux.Handle("/5", t5)
	mux.Handle("/6", t6)
	mux.Handle("/7", t7)
	mux.Handle("/8", t8)
	mux.Handle("/9", t9)
	mux.Handle("/10", t10)
	mux.Handle("/11", t11)
	mux.Handle("/12", t12)
	mux.Handle("/13", t13)
	mux.Handle("/14", t14)
	mux.Handle("/15", t15)
	mux.Handle("/16", t16)
	mux.Handle("/17", t17)
	mux.Handle("/18", t18)
	mux.Handle("/19", t19)
	mux.Handle("/20", t20)
	mux.Handle("/21", t21)
	mux.Handle("/22", t22)
	mux.Handle("/23", t23)
	mux.Handle("/24", t24)
	mux.Handle("/25", t25)
	mux.Handle("/26", t26)
	mux.Handle("/27", t27)
	mux.Handle("/28", t28)
	mux.Handle("/29", t29)
	mux.Handle("/30", t30)
	mux.Handle("/31", t31)
	mux.Handle("/32", t32)
	mux.Handle("/33", t33)
	mux.Handle("/34", t34)
	mux.Handle("/35", t35)
	mux.Handle("/36", t36)
	mux.Handle("/37", t37)
	mux.Handle("/38", t38)
	mux.Handle("/39", t39)
}

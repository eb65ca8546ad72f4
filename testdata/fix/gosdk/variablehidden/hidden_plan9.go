package hidden

import "log"

func init() { log.Print(server) }

package checksoff

//sharedmcp:checks -server

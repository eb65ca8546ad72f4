// Package store stores.
package store

var cluster string

// SetCluster sets the cluster.
func SetCluster(name string) { cluster = name }

// Cluster returns it.
func Cluster() string { return cluster }

// Command login keeps what another package built for a user under the token of that user.
package main

import (
	"log"
	"net/http"
	"sync"

	"example.com/limits/login/plugin"
)

type users struct{ byToken sync.Map }

func (u *users) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	token := r.Header.Get("Authorization")
	user, ok := u.byToken.Load(token)
	if !ok {
		user, _ = u.byToken.LoadOrStore(token, plugin.Login("user"))
	}
	user.(*plugin.User).ServeHTTP(w, r)
}

func main() {
	log.Fatal(http.ListenAndServe(":8080", new(users)))
}

// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpsweethome3d_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"example.com/mcpsweethome3d"
)

func Example() {
	ctx := context.Background()
	client, err := mcpsweethome3d.Connect(ctx, "http://127.0.0.1:7777/mcp", os.Getenv("TOKEN"))
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	output, err := client.GetState(ctx, mcpsweethome3d.GetStateInput{})
	if refused := new(mcpsweethome3d.Error); errors.As(err, &refused) {
		fmt.Println(refused.Code, refused.Details)
	} else if err == nil {
		fmt.Printf("%+v\n", output)
	}
}

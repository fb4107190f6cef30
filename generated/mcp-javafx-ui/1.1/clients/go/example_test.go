// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpjavafxui_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"example.com/mcpjavafxui"
)

func Example() {
	ctx := context.Background()
	client, err := mcpjavafxui.Connect(ctx, "http://127.0.0.1:7777/mcp", os.Getenv("TOKEN"))
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	output, err := client.UILook(ctx, mcpjavafxui.UILookInput{})
	if refused := new(mcpjavafxui.Error); errors.As(err, &refused) {
		fmt.Println(refused.Code, refused.Details)
	} else if err == nil {
		fmt.Printf("%+v\n", output)
	}
}

// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpuiplatform_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"example.com/mcpuiplatform"
)

func Example() {
	ctx := context.Background()
	client, err := mcpuiplatform.Connect(ctx, "http://127.0.0.1:7777/mcp", os.Getenv("TOKEN"))
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	output, err := client.UIGetState(ctx, mcpuiplatform.GetStateInput{})
	if refused := new(mcpuiplatform.Error); errors.As(err, &refused) {
		fmt.Println(refused.Code, refused.Details)
	} else if err == nil {
		fmt.Printf("%+v\n", output)
	}
}

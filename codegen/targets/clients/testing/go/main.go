// The runner that the tests of the Go client start; testing/language.ts says what it has to do.
package main

import (
	"context"
	"fmt"
	"os"

	ui "example.com/mcpjavafxui"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 1 && args[0] == "vectors" {
		return vectors(os.Stdin)
	}
	if len(args) != 3 {
		return fmt.Errorf("expected vectors, scenario <url> <token> or future <url> <token>, got %q", args)
	}
	ctx := context.Background()
	client, err := ui.Connect(ctx, args[1], args[2])
	if err != nil {
		return err
	}
	defer client.Close()
	steps := scenario
	if args[0] == "future" {
		steps = future
	}
	for _, step := range steps {
		facts, err := step.do(ctx, client)
		if err != nil {
			return fmt.Errorf("%s: %w", step.name, err)
		}
		facts["step"] = step.name
		if err := write(facts); err != nil {
			return err
		}
	}
	return nil
}

type step struct {
	name string
	do   func(context.Context, *ui.Client) (facts, error)
}

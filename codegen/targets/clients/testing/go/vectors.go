package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
)

// vectors decodes and encodes; decoders has a function for each type of the contract.
func vectors(input io.Reader) error {
	lines := json.NewDecoder(input)
	for {
		var line struct {
			Type  string          `json:"type"`
			Value json.RawMessage `json:"value"`
		}
		if err := lines.Decode(&line); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		value, err := decoders[line.Type](line.Value)
		if err != nil {
			return fmt.Errorf("%s %s: %w", line.Type, line.Value, err)
		}
		if err := write(facts{"type": line.Type, "value": value}); err != nil {
			return err
		}
	}
}

type facts map[string]any

func write(line any) error {
	return json.NewEncoder(os.Stdout).Encode(line)
}

func decode[T any](data []byte) (any, error) {
	var value T
	err := json.Unmarshal(data, &value)
	return value, err
}

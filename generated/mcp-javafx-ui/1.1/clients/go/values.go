// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpjavafxui

import "encoding/json"

// Ptr is a pointer to the value, for optional members.
func Ptr[T any](value T) *T {
	return &value
}

// Secret is a text that isn't shown when it is printed.
type Secret string

func (Secret) String() string {
	return "[secret]"
}

// GoString hides it from %#v as well.
func (Secret) GoString() string {
	return "[secret]"
}

func listOf[T any](item func([]byte) (T, error)) func([]byte) ([]T, error) {
	return func(data []byte) ([]T, error) {
		if isNull(data) {
			return nil, nil
		}
		raw, err := decode[[]json.RawMessage](data)
		if err != nil {
			return nil, err
		}
		list := make([]T, len(raw))
		for i := range raw {
			if list[i], err = item(raw[i]); err != nil {
				return nil, err
			}
		}
		return list, nil
	}
}

func decode[T any](data []byte) (T, error) {
	var value T
	err := json.Unmarshal(data, &value)
	return value, err
}

func isNull(data []byte) bool {
	return len(data) == 0 || string(data) == "null"
}

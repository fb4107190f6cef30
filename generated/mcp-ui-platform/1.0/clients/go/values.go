// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpuiplatform

import "encoding/json"

// Ptr is a pointer to the value, for optional members.
func Ptr[T any](value T) *T {
	return &value
}

func decode[T any](data []byte) (T, error) {
	var value T
	err := json.Unmarshal(data, &value)
	return value, err
}

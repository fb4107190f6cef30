// Generated from mcp-javafx-ui/1.1 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpjavafxui

import "encoding/json"

// Error is what a tool answered instead of its output. errors.As finds it.
type Error struct {
	// The tool that was called.
	Tool string
	// What went wrong; stable.
	Code ErrorCode
	// What went wrong, as a sentence.
	Message string
	// More, by code; the methods below have it typed.
	Details map[string]any
}

func (e *Error) Error() string {
	return e.Tool + ": " + string(e.Code) + ": " + e.Message
}

// NotEnabledDetails has the details of MCP_UI_NOT_ENABLED, if that is the code.
func (e *Error) NotEnabledDetails() (NotEnabledDetails, bool) {
	return detailsOf(e, ErrorCodeNotEnabled, decode[NotEnabledDetails])
}

// NoStagesDetails has the details of MCP_UI_NO_STAGES, if that is the code.
func (e *Error) NoStagesDetails() (NoStagesDetails, bool) {
	return detailsOf(e, ErrorCodeNoStages, decode[NoStagesDetails])
}

// NodeNotFoundDetails has the details of MCP_UI_NODE_NOT_FOUND, if that is the code.
func (e *Error) NodeNotFoundDetails() (RefDetails, bool) {
	return detailsOf(e, ErrorCodeNodeNotFound, decode[RefDetails])
}

// StaleRefDetails has the details of MCP_UI_STALE_REF, if that is the code.
func (e *Error) StaleRefDetails() (RefDetails, bool) {
	return detailsOf(e, ErrorCodeStaleRef, decode[RefDetails])
}

// ActionFailedDetails has the details of MCP_UI_ACTION_FAILED, if that is the code.
func (e *Error) ActionFailedDetails() (ActionFailedDetails, bool) {
	return detailsOf(e, ErrorCodeActionFailed, decode[ActionFailedDetails])
}

// TimeoutDetails has the details of MCP_UI_TIMEOUT, if that is the code.
func (e *Error) TimeoutDetails() (TimeoutDetails, bool) {
	return detailsOf(e, ErrorCodeTimeout, decode[TimeoutDetails])
}

// InvalidInputDetails has the details of MCP_UI_INVALID_INPUT, if that is the code.
func (e *Error) InvalidInputDetails() (InvalidInputDetails, bool) {
	return detailsOf(e, ErrorCodeInvalidInput, decode[InvalidInputDetails])
}

// BusyDetails has the details of MCP_UI_BUSY, if that is the code.
func (e *Error) BusyDetails() (BusyDetails, bool) {
	return detailsOf(e, ErrorCodeBusy, decode[BusyDetails])
}

// AmbiguousDetails has the details of MCP_UI_AMBIGUOUS, if that is the code.
func (e *Error) AmbiguousDetails() (AmbiguousDetails, bool) {
	return detailsOf(e, ErrorCodeAmbiguous, decode[AmbiguousDetails])
}

// detailsOf reads the details of one code. What doesn't fit counts as left out: the code says enough.
func detailsOf[T any](e *Error, code ErrorCode, decode func([]byte) (T, error)) (details T, ok bool) {
	if e.Code != code {
		return details, false
	}
	if data, err := json.Marshal(e.Details); err == nil {
		details, _ = decode(data)
	}
	return details, true
}

// failureOf reads the envelope of an error, with or without its outer object.
func failureOf(tool string, data []byte) *Error {
	type info struct {
		Code    ErrorCode      `json:"code"`
		Message string         `json:"message"`
		Details map[string]any `json:"details"`
	}
	var envelope struct {
		info
		Error *info `json:"error"`
	}
	if json.Unmarshal(data, &envelope) != nil {
		return nil
	}
	if envelope.Error == nil {
		envelope.Error = &envelope.info
	}
	if envelope.Error.Code == "" {
		return nil
	}
	return &Error{tool, envelope.Error.Code, envelope.Error.Message, envelope.Error.Details}
}

// Generated from mcp-sweethome3d/1.0 by `mcp-javafx-ui generate --lang go`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT

package mcpsweethome3d

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

// InvalidInputDetails has the details of SH3D_INVALID_INPUT, if that is the code.
func (e *Error) InvalidInputDetails() (InvalidInputDetails, bool) {
	return detailsOf(e, ErrorCodeInvalidInput, decode[InvalidInputDetails])
}

// NotFoundDetails has the details of SH3D_NOT_FOUND, if that is the code.
func (e *Error) NotFoundDetails() (NotFoundDetails, bool) {
	return detailsOf(e, ErrorCodeNotFound, decode[NotFoundDetails])
}

// AmbiguousDetails has the details of SH3D_AMBIGUOUS, if that is the code.
func (e *Error) AmbiguousDetails() (AmbiguousDetails, bool) {
	return detailsOf(e, ErrorCodeAmbiguous, decode[AmbiguousDetails])
}

// ConflictDetails has the details of SH3D_CONFLICT, if that is the code.
func (e *Error) ConflictDetails() (ConflictDetails, bool) {
	return detailsOf(e, ErrorCodeConflict, decode[ConflictDetails])
}

// NoCheckpointDetails has the details of SH3D_NO_CHECKPOINT, if that is the code.
func (e *Error) NoCheckpointDetails() (NoCheckpointDetails, bool) {
	return detailsOf(e, ErrorCodeNoCheckpoint, decode[NoCheckpointDetails])
}

// IoDetails has the details of SH3D_IO, if that is the code.
func (e *Error) IoDetails() (IoDetails, bool) {
	return detailsOf(e, ErrorCodeIo, decode[IoDetails])
}

// TimeoutDetails has the details of SH3D_TIMEOUT, if that is the code.
func (e *Error) TimeoutDetails() (TimeoutDetails, bool) {
	return detailsOf(e, ErrorCodeTimeout, decode[TimeoutDetails])
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

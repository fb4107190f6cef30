{{header}}
package {{package}}

import "encoding/json"

// Error is what a tool answered instead of its output. errors.As finds it.
type Error struct {
	// The tool that was called.
	Tool string
	// What went wrong; stable.
	Code {{code}}
	// What went wrong, as a sentence.
	Message string
	// More, by code; the methods below have it typed.
	Details map[string]any
}

func (e *Error) Error() string {
	return e.Tool + ": " + {{codeText}} + ": " + e.Message
}

{{details}}// detailsOf reads the details of one code. What doesn't fit counts as left out: the code says enough.
func detailsOf[T any](e *Error, code {{code}}, decode func([]byte) (T, error)) (details T, ok bool) {
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
{{members}}
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

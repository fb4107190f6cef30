{{header}}
package {{package}}

{{imports}}// Ptr is a pointer to the value, for optional members.
func Ptr[T any](value T) *T {
	return &value
}
{{parts}}
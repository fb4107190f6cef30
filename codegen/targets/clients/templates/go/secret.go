// Secret is a text that isn't shown when it is printed.
type Secret string

func (Secret) String() string {
	return "[secret]"
}

// GoString hides it from %#v as well.
func (Secret) GoString() string {
	return "[secret]"
}

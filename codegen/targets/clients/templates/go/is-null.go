func isNull(data []byte) bool {
	return len(data) == 0 || string(data) == "null"
}

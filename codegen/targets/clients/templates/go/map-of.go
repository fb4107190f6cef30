func mapOf[T any](value func([]byte) (T, error)) func([]byte) (map[string]T, error) {
	return func(data []byte) (map[string]T, error) {
		if isNull(data) {
			return nil, nil
		}
		raw, err := decode[map[string]json.RawMessage](data)
		if err != nil {
			return nil, err
		}
		result := make(map[string]T, len(raw))
		for key := range raw {
			if result[key], err = value(raw[key]); err != nil {
				return nil, err
			}
		}
		return result, nil
	}
}

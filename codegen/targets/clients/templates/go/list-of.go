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

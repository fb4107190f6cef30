fn typed<T: DeserializeOwned>(details: Value, variant: fn(T) -> Details) -> Details {
    match T::deserialize(&details) {
        Ok(fitting) => variant(fitting),
        Err(_) => Details::{{other}}(details),
    }
}


/** Made when first asked for, and kept. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/**
 * Remembers the result for each object, as long as the object lives. For objects that never change, such as roles and
 * skill states.
 */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = make(key)
    known.set(key, { value })
    return value
  }
}

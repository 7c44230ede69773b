/** A cache for a pure function. It empties itself when it holds `maxSize` values. Errors are not cached. */
export function createMemo<Value>(maxSize: number): (key: string, compute: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, compute) => {
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const value = compute()
    if (values.size >= maxSize) values.clear()
    values.set(key, value)
    return value
  }
}

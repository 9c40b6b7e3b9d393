/**
 * Remembers what was loaded under a key for a short while, so that a rush on one page asks the database once.
 * A failed load is not remembered. Meant for few keys: none is ever dropped, only loaded anew.
 * @param milliseconds how old an answer may be
 */
export function recently<Value>(milliseconds: number, now: () => number = () => performance.now()) {
  const kept = new Map<string, { until: number; value: Promise<Value> }>()
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    if (known !== undefined && now() < known.until) return known.value
    const value = load()
    const entry = { until: now() + milliseconds, value }
    kept.set(key, entry)
    value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return value
  }
}

// At most a twentieth of the time goes into loading a value, however often it is asked for.
const TIMES_ITS_COST = 20
const LONGEST_MS = 5000

/**
 * Remembers what was loaded under a key for as long as loading it is worth avoiding: twenty times what it took, a few
 * milliseconds in a small shop and seconds in a huge or busy one. Askers in the meantime share one load. A failed one
 * is not remembered. Meant for few keys: none is ever dropped, only loaded anew.
 */
export function shortCache<Value>(now: () => number = () => performance.now()) {
  const kept = new Map<string, { until: number; value: Promise<Value> }>()
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const started = now()
    const known = kept.get(key)
    if (known !== undefined && started < known.until) return known.value
    const entry = { until: Number.POSITIVE_INFINITY, value: load() }
    kept.set(key, entry)
    entry.value.then(
      () => {
        const loaded = now()
        entry.until = loaded + Math.min(LONGEST_MS, (loaded - started) * TIMES_ITS_COST)
      },
      () => kept.delete(key),
    )
    return entry.value
  }
}

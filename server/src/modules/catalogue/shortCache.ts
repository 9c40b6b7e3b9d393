// Loading takes at most a twentieth of the time, however often the value is read.
const TIMES_ITS_COST = 20
const LONGEST_MS = 5000

/**
 * A cache that keeps a value for twenty times as long as loading it took: a few milliseconds in a small shop, seconds in
 * a large or busy one. Concurrent calls share one load. Failures are not cached. Meant for few keys: none is evicted.
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

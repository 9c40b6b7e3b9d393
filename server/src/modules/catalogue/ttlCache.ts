/** How many values are cached: more than the lists that many shoppers look at in the same moment. */
const MOST_VALUES = 500

/** Values that many people ask for at once, cached for a moment. */
export interface TtlCache<Value> {
  /** The cached value, or a new one; calls that come meanwhile wait for the same one. A failure isn't cached. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
  /** Drops all values, also those that are being made: their data may be from before a change. */
  clear(): void
}

/** What a cache is made of. */
interface TtlCacheOptions {
  now?: () => number
  /** counts the calls */
  onLookup?: (result: 'fresh' | 'missing') => void
}

/** @param freshMs how long a value is cached after it was made; another process may change the data meanwhile */
export function createTtlCache<Value>(
  freshMs: number,
  { now = () => performance.now(), onLookup }: TtlCacheOptions = {},
): TtlCache<Value> {
  const values = new Map<string, { until: number; value: Promise<Value> }>()
  return {
    get(key, make) {
      const known = values.get(key)
      const isFresh = known !== undefined && now() < known.until
      onLookup?.(isFresh ? 'fresh' : 'missing')
      if (isFresh) return known.value
      const entry = { until: Number.POSITIVE_INFINITY, value: make() }
      values.delete(key)
      values.set(key, entry)
      const [oldest] = values.keys()
      if (values.size > MOST_VALUES && oldest !== undefined) values.delete(oldest)
      entry.value.then(
        () => {
          entry.until = now() + freshMs
        },
        () => {
          if (values.get(key) === entry) values.delete(key)
        },
      )
      return entry.value
    },
    clear: () => {
      values.clear()
    },
  }
}

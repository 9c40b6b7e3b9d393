const DAY_MS = 24 * 3_600_000
const MOST = 5000

/**
 * Caches the latest few thousand answers for a day; concurrent requests for the same thing share one call. Failures
 * aren't cached.
 * @param now in ms
 */
export function createAnswerCache<Answer>(now: () => number = Date.now) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()

  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key)
    if (known !== undefined && known.until > now()) return known.answer
    const entry = { answer: ask(), until: now() + DAY_MS }
    // Moved to the end: the oldest entry comes first.
    kept.delete(key)
    kept.set(key, entry)
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return entry.answer
  }
}

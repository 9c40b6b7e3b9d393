const DAY_MS = 24 * 3_600_000
const MOST = 5000

/**
 * Caches the latest few thousand answers for a day; concurrent requests for the same thing share one call. Failures
 * aren't cached.
 * @param now in ms
 */
export function createAnswerCache<Answer>(now: () => number = Date.now) {
  const cached = new Map<string, { answer: Promise<Answer>; until: number }>()

  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = cached.get(key)
    if (known !== undefined && known.until > now()) return known.answer
    const entry = { answer: ask(), until: now() + DAY_MS }
    // Moved to the end: the oldest entry comes first.
    cached.delete(key)
    cached.set(key, entry)
    entry.answer.catch(() => {
      if (cached.get(key) === entry) cached.delete(key)
    })
    const [oldest] = cached.keys()
    if (cached.size > MOST && oldest !== undefined) cached.delete(oldest)
    return entry.answer
  }
}

const DAY_MS = 24 * 3_600_000
const MOST = 5000

/**
 * Keeps answers for a day, the latest few thousand, and asks for the same thing once however many wait for it. A failure
 * isn't kept.
 * @param now in ms
 */
export function createAnswerCache<Answer>(now: () => number = Date.now) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()

  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key)
    if (known !== undefined && known.until > now()) return known.answer
    const entry = { answer: ask(), until: now() + DAY_MS }
    // At the end of the line, where the latest are.
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

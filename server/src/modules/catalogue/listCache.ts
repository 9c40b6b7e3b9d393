/** How many answers are kept: more than the pages that many shoppers look at in the same moment. */
const MOST_ANSWERS = 500

/** Answers that many shoppers ask for at once, kept for a moment. */
export interface ListCache<Answer> {
  /** The kept answer, or a new one; requests that come meanwhile wait for the same one. A failure isn't kept. */
  get(key: string, make: () => Promise<Answer>): Promise<Answer>
  /** Drops all answers, also those that are being made: their data may be from before a change. */
  clear(): void
}

/**
 * @param freshMs how long an answer is kept; another process may change the products meanwhile
 */
export function createListCache<Answer>(
  freshMs: number,
  now: () => number = () => performance.now(),
): ListCache<Answer> {
  const answers = new Map<string, { until: number; answer: Promise<Answer> }>()
  return {
    get(key, make) {
      const known = answers.get(key)
      if (known !== undefined && now() < known.until) return known.answer
      const entry = { until: now() + freshMs, answer: make() }
      answers.delete(key)
      answers.set(key, entry)
      const [oldest] = answers.keys()
      if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest)
      entry.answer.catch(() => {
        if (answers.get(key) === entry) answers.delete(key)
      })
      return entry.answer
    },
    clear: () => {
      answers.clear()
    },
  }
}

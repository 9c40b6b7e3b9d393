const MAX_LENGTH = 300

/** The sentence in an answer's `detail`, whose shape the specification leaves open; null where there is none. */
export function readDetail(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('detail' in answer)) return null
  const { detail } = answer
  if (typeof detail !== 'string' || detail.length > MAX_LENGTH) return null
  return detail.trim() || null
}

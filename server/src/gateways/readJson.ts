/** A response that is larger than the limit. */
class TooLargeError extends Error {}

/**
 * Parses another server's JSON.
 * @param largest in bytes
 * @throws SyntaxError if it isn't JSON, TooLargeError, and what `fetch` throws
 */
export async function readJson(answer: Response, largest: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > largest) throw new TooLargeError(`answered with more than ${largest / 1024} kB`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** The reason of an error that `fetch` or `readJson` threw, for a log. */
export function reasonOf(error: unknown): string {
  if (error instanceof TooLargeError) return error.message
  if (error instanceof SyntaxError) return 'answered with no JSON'
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time'
  return 'can’t be reached'
}

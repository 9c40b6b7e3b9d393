import { readJson, reasonOf } from '../readJson.ts'
import { FlittUnavailableError } from './flitt.ts'

/** The largest answer (bytes): one about a payment has about two thousand. */
const LARGEST = 64 * 1024

/**
 * Sends JSON to the gateway and parses its JSON answer. A redirect isn't followed and counts as a failure.
 * @param timeout in ms, for the whole of it
 * @throws FlittUnavailableError
 */
export async function postJson(url: string, body: unknown, timeout: number): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new FlittUnavailableError(`answered with ${answer.status}`)
    }
    return await readJson(answer, LARGEST)
  } catch (error) {
    if (error instanceof FlittUnavailableError) throw error
    throw new FlittUnavailableError(reasonOf(error), { cause: error })
  }
}

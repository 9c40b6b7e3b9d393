import { readJson, reasonOf } from '../readJson.ts'
import { GeocoderUnavailableError } from './geocoder.ts'

/** The largest answer (bytes): a list of places takes some ten thousand. */
const LARGEST = 512 * 1024

/**
 * Sends a request to a geocoder and parses its JSON answer. A redirect isn't followed and counts as a failure.
 * @param timeout in ms, for the whole of it
 * @throws GeocoderUnavailableError
 */
export async function fetchJson(
  url: URL,
  headers: Record<string, string>,
  timeout: number,
): Promise<unknown> {
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    if (!answer.ok) {
      await answer.body?.cancel()
      // 403 and 429: the geocoder blocks us, or we ask too often.
      const lasting = answer.status >= 500 || answer.status === 403 || answer.status === 429
      throw new GeocoderUnavailableError(`answered with ${answer.status}`, { lasting })
    }
    return await readJson(answer, LARGEST)
  } catch (error) {
    if (error instanceof GeocoderUnavailableError) throw error
    throw new GeocoderUnavailableError(reasonOf(error), { cause: error })
  }
}

import { ApiError, parseError } from './ApiError.ts'
import { readErrorBody } from './readErrorBody.ts'
import { retryAfterSeconds } from './retry.ts'

/**
 * Reads an answer by what it says it is, before anything parses it.
 * @returns parsed JSON; the text of another kind; null when there is no body
 * @throws ApiError for a refusal (http, auth) and for an answer that isn't what it says, or is a page (parse)
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw refusal(response, type, text)
  if (text.trim() === '') return null
  if (isJson(type, text)) return parseJson(text)
  // HTML instead of data: a captive portal, a proxy's notice, a wrong address.
  if (/html/i.test(type) || text.trimStart().startsWith('<')) throw parseError('a page instead of data')
  return text
}

function refusal(response: Response, type: string, text: string): ApiError {
  const { status } = response
  return new ApiError(status === 401 ? 'auth' : 'http', `refused with status ${status}`, {
    status,
    body: readErrorBody(isJson(type, text) ? tryJson(text) : text),
    retryAfter: retryAfterSeconds(response.headers.get('retry-after'), Date.now()),
  })
}

function isJson(type: string, text: string): boolean {
  return /[/+]json\b/i.test(type) || (type === '' && /^\s*[[{"]/.test(text))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw parseError('broken JSON', error)
  }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

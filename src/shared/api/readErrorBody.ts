import { NO_ERROR_BODY, type ErrorBody } from './ApiError.ts'

const MAX_DETAIL = 300
const MAX_TEXT = 200
const MAX_FIELDS = 50

/**
 * Reads the body of a refusal, whatever a server sends: `{detail}` (text or list), `{error}`, `{field: [messages]}`,
 * nested ones, a bare text or list, HTML, nothing. What is too long to be a message, or looks like markup, is left out:
 * a stack trace is no sentence for a shopper.
 * @param body parsed JSON, or the text of anything else
 */
export function readErrorBody(body: unknown): ErrorBody {
  if (typeof body === 'string') return { ...NO_ERROR_BODY, text: message(body, MAX_TEXT) }
  if (Array.isArray(body)) return { ...NO_ERROR_BODY, text: joined(body, MAX_TEXT) }
  if (typeof body !== 'object' || body === null) return NO_ERROR_BODY
  const given: Record<string, unknown> = { ...body }
  return {
    detail: joined(given['detail'], MAX_DETAIL),
    error: joined(given['error'], MAX_DETAIL),
    code: typeof given['code'] === 'string' ? message(given['code'], MAX_TEXT) : null,
    fieldErrors: fieldErrors(given),
    text: null,
  }
}

const NOT_FIELDS = new Set(['detail', 'error', 'messages', '__proto__'])

/** A `code` that is one text is the kind of the error; a list of messages is about a field of that name. */
function isField(name: string, value: unknown): boolean {
  return name === 'code' ? Array.isArray(value) : !NOT_FIELDS.has(name)
}

function fieldErrors(given: Record<string, unknown>): Record<string, string[]> {
  const entries = Object.entries(given)
    .filter(([field, value]) => isField(field, value))
    .slice(0, MAX_FIELDS)
    .map(([field, value]): [string, string[]] => [field, messages(value)])
    .filter(([, texts]) => texts.length > 0)
  return Object.fromEntries(entries)
}

/** The texts of a value: itself, a list's, or those of a nested serializer. */
function messages(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') {
    const text = message(value, MAX_DETAIL)
    return text === null ? [] : [text]
  }
  if (typeof value !== 'object' || value === null || depth > 3) return []
  return Object.values(value).flatMap((inner) => messages(inner, depth + 1))
}

function joined(value: unknown, limit: number): string | null {
  return message(messages(value).join(' '), limit)
}

function message(text: string, limit: number): string | null {
  const trimmed = text.trim()
  if (trimmed === '' || /<\/?[a-z!]/i.test(trimmed)) return null
  return trimmed.length <= limit ? trimmed : null
}

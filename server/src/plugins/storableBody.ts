import { fieldErrors, refused } from './apiError.ts'
import type { App } from './app.ts'

// Far deeper than the body of any call; a walk over it needs no more of the stack.
const DEEPEST = 32

/**
 * Refuses bodies with a text that the database can't keep, or nested deeper than anything that is meant, whichever route they are for (API-02). It comes after the
 * routes' schemas: where one of them has a word of its own about such a text, that is the answer.
 */
export function addStorableBodies(app: App): void {
  app.addHook('preHandler', async ({ body }) => {
    if (isStorable(body)) return
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw refused(400, 'server.invalidJson')
    }
    const fields = Object.entries(body).filter((field) => !isStorable(field))
    throw fieldErrors((t) => Object.fromEntries(fields.map(([name]) => [name, [t('field.invalid')]])))
  })
}

/**
 * Whether a value is nested at most 32 deep and no text in it holds a NUL or half of a surrogate pair: JSON can say
 * all of these.
 */
export function isStorable(value: unknown, depth = DEEPEST): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part, depth - 1))
}

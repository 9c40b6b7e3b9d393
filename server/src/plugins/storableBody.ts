import { fieldErrors, refused } from './apiError.ts'
import type { App } from './app.ts'

// Far deeper than the body of any call, and shallow enough for recursion.
const DEEPEST = 32

/**
 * Refuses bodies that are nested too deeply or contain text that the database can't store (API-02). Runs after the
 * routes' schemas, whose own messages come first.
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
 * Whether a value is nested at most 32 deep, and no text in it contains a NUL or a lone surrogate.
 */
export function isStorable(value: unknown, depth = DEEPEST): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part, depth - 1))
}

import { storedUuid } from '../modules/uuid.ts'
import type { App } from './app.ts'

/**
 * Writes the ids in a path in lower case, as the database has them: services compare them with those that they read, and
 * the audit log contains them.
 */
export function addIdParameters(app: App): void {
  app.addHook('preValidation', async (request) => {
    if (typeof request.params !== 'object' || request.params === null) return
    for (const [name, value] of Object.entries(request.params)) {
      const id = typeof value === 'string' ? storedUuid(value) : null
      if (id !== null) Object.assign(request.params, { [name]: id })
    }
  })
}

import { fieldErrors } from './apiError.ts'
import { isApiCall, type App } from './app.ts'

/** Refuses a query with a repeated parameter, which two parsers could read differently (ASVS 15.3.7). */
export function addRepeatedParameters(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (!isApiCall(request) || typeof request.query !== 'object' || request.query === null) return
    const repeated = Object.entries(request.query).filter(([, value]) => Array.isArray(value))
    if (repeated.length === 0) return
    throw fieldErrors((t) => Object.fromEntries(repeated.map(([name]) => [name, [t('field.invalid')]])))
  })
}

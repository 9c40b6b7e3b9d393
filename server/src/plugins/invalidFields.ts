import { fieldRule } from '@dukani/contracts'
import type { FastifyRequest } from 'fastify'
import { fieldErrors, refused, type ApiError } from './apiError.ts'

interface SchemaFailure {
  validation: readonly { instancePath: string; message?: string }[]
  validationContext?: string | undefined
}

/**
 * The answer to a request that fails its route's schema: a sentence for each field, by the broken rule (API-03). A path
 * parameter that can't be an id is 404.
 */
export function invalidFields(error: SchemaFailure, request: FastifyRequest): ApiError {
  const context = error.validationContext
  if (context === 'params') return refused(404, 'server.notFound')
  const given = context === 'querystring' ? request.query : request.body
  const fields = new Map(
    error.validation
      .toReversed()
      .map(({ instancePath, message }) => [instancePath.split('/')[1] ?? '', fieldRule(message)]),
  )
  // The body isn't an object, so there is no field to name.
  if (fields.has('')) return refused(400, 'server.invalidJson')
  return fieldErrors((t) =>
    Object.fromEntries(
      [...fields].map(([field, rule]) => [
        field,
        [t(has(given, field) ? `field.${rule}` : 'field.required')],
      ]),
    ),
  )
}

function has(given: unknown, field: string): boolean {
  return typeof given === 'object' && given !== null && Object.hasOwn(given, field)
}

import type { FastifyRequest } from 'fastify'
import { refused, type ApiError } from './apiError.ts'
import type { App } from './app.ts'

/** A form (multipart/form-data) that was read. */
export interface MultipartForm {
  fields: [name: string, value: unknown][]
  /** null: the form has none */
  file: Buffer | null
}

/**
 * Reads a form with at most one file, into memory. The scope has `@fastify/multipart` with limits.
 * @param field the name of the file's field
 * @throws what `tooLarge` makes for a file beyond the limit; ApiError 400 for a broken or unexpected form
 */
export async function readForm(
  scope: App,
  request: FastifyRequest,
  { field, tooLarge }: { field: string; tooLarge: () => ApiError },
): Promise<MultipartForm> {
  const form: MultipartForm = { fields: [], file: null }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.fields.push([part.fieldname, part.value])
      else if (part.fieldname === field) form.file = await part.toBuffer()
      else throw refused(400, 'server.invalidJson')
    }
  } catch (error) {
    // Reads the rest, since browsers read the answer only when they have sent everything.
    request.raw.unpipe()
    request.raw.resume()
    throw error instanceof scope.multipartErrors.RequestFileTooLargeError
      ? tooLarge()
      : refused(400, 'server.invalidJson')
  }
  return form
}

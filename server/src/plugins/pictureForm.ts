import multipart from '@fastify/multipart'
import type { PlainServerKey } from '@dukani/i18n'
import type { FastifyRequest } from 'fastify'
import { ApiError, refused } from './apiError.ts'
import type { App } from './app.ts'
import { readForm, type MultipartForm } from './multipartForm.ts'
import type { Uploads } from './uploads.ts'

/** The size of a form without its file: far more than the fields need. */
const REST_BYTES = 64 * 1024

export interface PictureFormOptions {
  /** the name of the file's field */
  field: string
  /** of the file */
  mostBytes: number
  /** why a larger file is refused */
  tooLarge: PlainServerKey
  /** how many fields there may be beside the file */
  mostFields?: number
  uploads: Uploads
}

/**
 * Lets the routes of this scope take a form (multipart/form-data) with a picture, while all others take only JSON (API-01).
 * @returns reads a person's form into memory
 */
export async function addPictureForm(
  scope: App,
  { field, mostBytes, tooLarge, mostFields = 0, uploads }: PictureFormOptions,
): Promise<(request: FastifyRequest, personId: string) => Promise<MultipartForm>> {
  await scope.register(multipart, {
    limits: {
      fileSize: mostBytes,
      files: 1,
      fields: mostFields,
      fieldSize: 1_000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  })
  const refusal = () => refusedPicture(413, field, tooLarge)
  return async (request, personId) => {
    if (!request.isMultipart()) throw refused(400, 'server.invalidJson')
    // Before any of it is read.
    if (Number(request.headers['content-length'] ?? 0) > mostBytes + REST_BYTES) throw refusal()
    return uploads.during(personId, () => readForm(scope, request, { field, tooLarge: refusal }))
  }
}

/** The file of a form that has to have one. */
export function fileIn({ file }: MultipartForm): Buffer {
  if (file === null) throw refused(400, 'server.invalidJson')
  return file
}

/** A refused picture, with a sentence at its field and as `detail`, which is what the storefront shows (PROF-03). */
export function refusedPicture(statusCode: number, field: string, key: PlainServerKey): ApiError {
  return new ApiError(statusCode, (t) => ({ [field]: [t(key)], detail: t(key) }))
}

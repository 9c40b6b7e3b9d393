import multipart from '@fastify/multipart'
import { MAX_IMPORT_FILE_BYTES } from '@dukani/contracts'
import type { FastifyRequest } from 'fastify'
import { refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import type { UploadedFile } from './service.ts'

/** The size of a form without its file. */
const REST_BYTES = 64 * 1024

/** In characters. */
const LONGEST_NAME = 200

/**
 * Lets the routes of this scope take a form (multipart/form-data) with a file of products, which isn't read into memory.
 * @returns hands the file of a request to `use`; throws ApiError 400 or 413
 */
export async function addFileForm(scope: App) {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_IMPORT_FILE_BYTES, files: 1, fields: 0, headerPairs: 20 },
  })
  const tooLarge = () => refused(413, 'backOffice.importTooLarge')
  return async <Done>(
    request: FastifyRequest,
    use: (upload: UploadedFile) => Promise<Done>,
  ): Promise<Done> => {
    if (!request.isMultipart()) throw refused(400, 'server.invalidJson')
    // Before any of it is read.
    if (Number(request.headers['content-length'] ?? 0) > MAX_IMPORT_FILE_BYTES + REST_BYTES) throw tooLarge()
    const part = await request.file().catch(() => undefined)
    if (part === undefined) throw refused(400, 'server.invalidJson')
    async function* content(stream: AsyncIterable<Buffer> & { truncated: boolean }) {
      yield* stream
      if (stream.truncated) throw tooLarge()
    }
    try {
      return await use({ file: nameOf(part.filename), content: content(part.file) })
    } finally {
      // Reads the rest, since browsers read the answer only when they have sent everything.
      part.file.resume()
    }
  }
}

/** A file's name as it is stored: without its path, and without characters that the database can't store. */
function nameOf(sent: string): string {
  const name = sent.split(/[/\\]/).at(-1) ?? ''
  return (
    name
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .slice(0, LONGEST_NAME)
      .toWellFormed()
      .trim() || 'products.csv'
  )
}

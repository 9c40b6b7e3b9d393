import type { Reason } from './reason.ts'

/**
 * A problem with the file of an import or export that the operator can fix: a missing file, a wrong encoding, a missing
 * column. Its message is a whole sentence and is printed without a stack trace.
 */
export class CatalogueFileError extends Error {
  override name = 'CatalogueFileError'
  /** the same for the back office, without a path; null: it can't happen to an uploaded file */
  readonly reason: Reason | null

  constructor(message: string, { reason = null, cause }: { reason?: Reason | null; cause?: unknown } = {}) {
    super(message, { cause })
    this.reason = reason
  }
}

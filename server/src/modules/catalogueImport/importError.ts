/**
 * Something that the operator can understand and put right: a missing file, a wrong encoding, a column that
 * isn't there. Its message is a whole sentence and is printed without a stack trace.
 */
export class ImportError extends Error {
  override name = 'ImportError'
}

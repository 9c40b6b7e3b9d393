/**
 * A problem with the file of an import or export that the operator can fix: a missing file, a wrong encoding, a missing
 * column. Its message is a whole sentence and is printed without a stack trace.
 */
export class CatalogueFileError extends Error {
  override name = 'CatalogueFileError'
}

import { databaseCode, isDatabaseUnavailable } from '../db/databaseErrors.ts'
import { CatalogueFileError } from '../modules/catalogueImport/catalogueFileError.ts'
import { StartError } from '../startError.ts'

/** Database errors that the operator can do something about, by PostgreSQL's code. */
const DATABASE_REFUSALS: Readonly<Record<string, string>> = {
  '42P01': 'The database is empty or from an older release: run "npm run db:migrate" first.',
  '42703': 'The database is from an older release: run "npm run db:migrate" first.',
  '23505': 'Someone else was adding the same product or category at this moment. Try again.',
  '40001': 'Someone else was changing the same products at this moment. Try again.',
  '40P01': 'Someone else was changing the same products at this moment. Try again.',
  '55P03': 'Another command is changing the same products. Try again when it has ended.',
  '28P01': 'The database refuses the user or the password of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
  '53100': 'The disk of the database is full.',
  '57014': 'The database stopped the command because it took too long.',
  ENOSPC: 'The disk is full.',
}

/** Why a command failed, as a sentence without a stack trace. Every command rolls back what it began. */
export function failureText(error: unknown): string {
  if (error instanceof CatalogueFileError || error instanceof StartError) return error.message
  const known = DATABASE_REFUSALS[databaseCode(error) ?? '']
  if (known !== undefined) return `${known} Nothing was changed.`
  if (isDatabaseUnavailable(error))
    return `The database does not answer (${deepest(error)}). Nothing was changed.`
  return `Failed, nothing was changed: ${deepest(error)}`
}

/** The root cause; of an AggregateError, such as a failed connection to two addresses, the first. */
function deepest(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return inner === undefined ? error.message : deepest(inner)
}

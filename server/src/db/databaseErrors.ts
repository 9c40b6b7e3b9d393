import { QueueBusyError } from '../workQueue.ts'

// Another transaction has held a row for too long.
const LOCK_TIMEOUT = '55P03'

// A row that is referred to isn't there.
const FOREIGN_KEY_VIOLATION = '23503'

// Another row has the value already.
const UNIQUE_VIOLATION = '23505'

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '25006', // read only: the connection is to a former primary
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  LOCK_TIMEOUT,
  '57014', // statement timeout
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
])

// Conflicts that remained after the retries.
const CONFLICT_CODES = ['40001', '40P01']

// Messages of pg's errors without a code.
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
]

/**
 * Whether an error means that the database can't answer now but may soon: away, starting, full, or too slow.
 * The caller then gets 503 with Retry-After. Looks into the causes, since drizzle wraps what pg throws.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const each of causes(error)) {
    const code = codeOf(each)
    if (
      code !== undefined &&
      (AWAY_CODES.has(code) || code.startsWith('08') || CONFLICT_CODES.includes(code))
    )
      return true
    if (each instanceof QueueBusyError) return true
    if (AWAY_MESSAGES.some((message) => each.message.startsWith(message))) return true
  }
  return false
}

/**
 * Whether a transaction lost against another one (serialization failure, deadlock) and can simply be run again.
 */
export function isConflict(error: unknown): boolean {
  return causes(error).some((each) => CONFLICT_CODES.includes(codeOf(each) ?? ''))
}

/** Whether the connection can be reused after this error: only the transaction failed. */
export function isConnectionReusable(error: unknown): boolean {
  return !isDatabaseUnavailable(error) || isConflict(error) || isLockTimeout(error)
}

/** Whether another transaction has held a row for too long. */
export function isLockTimeout(error: unknown): boolean {
  return databaseCode(error) === LOCK_TIMEOUT
}

/** Whether a write refers to a row that isn't there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return databaseCode(error) === FOREIGN_KEY_VIOLATION
}

/** Whether a write failed at a unique index. @param indexes only these; left out: any */
export function isUniqueViolation(error: unknown, indexes?: readonly string[]): boolean {
  if (databaseCode(error) !== UNIQUE_VIOLATION) return false
  return indexes === undefined || causes(error).some((each) => indexes.includes(constraintOf(each) ?? ''))
}

/** The SQLSTATE of a database error, or the code of a failed connection, through drizzle's wrapping. */
export function databaseCode(error: unknown): string | undefined {
  return causes(error)
    .map(codeOf)
    .find((code) => code !== undefined)
}

function causes(error: unknown): Error[] {
  const found: Error[] = []
  let each = error
  while (each instanceof Error && !found.includes(each)) {
    found.push(each)
    // A refused connection to a name with several addresses is an AggregateError.
    if (each instanceof AggregateError) found.push(...each.errors.filter((inner) => inner instanceof Error))
    each = each.cause
  }
  return found
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function constraintOf(error: Error): string | undefined {
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
}

import { isDatabaseUnavailable } from './db/databaseErrors.ts'
import { StartError } from './startError.ts'

/**
 * Runs a program's main function. A StartError, or a database that can't be reached, is printed as one sentence, and the
 * process exits with 1. Any other error is a bug and keeps its stack.
 */
export async function exitOnStartError(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof StartError) return error.message
  if (!isDatabaseUnavailable(error)) return null
  const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error)
  return `The database does not answer (${reason}); see that it runs and that DATABASE_URL is right.`
}

import type pg from 'pg'
import { statements } from '../observations.ts'

type Query = (...given: unknown[]) => Promise<unknown>

/**
 * Makes the statements of a pool or of one of its connections observable. Statements with a callback are skipped: with
 * these a pool passes its own statements to a connection, which would be observed twice.
 */
export function observeStatements(target: pg.Pool | pg.PoolClient): void {
  const query = target.query.bind(target) as Query
  const observed: Query = (...given) => {
    const text = textOf(given[0])
    if (text === null || typeof given.at(-1) === 'function') return query(...given)
    return statements.run({ text }, () => query(...given))
  }
  target.query = observed as typeof target.query
}

function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return null
  return typeof statement.text === 'string' ? statement.text : null
}

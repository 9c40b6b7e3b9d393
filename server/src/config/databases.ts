import { StartError } from '../startError.ts'
import * as variable from './variables.ts'

/** The databases, and the connections to them. */
export interface DatabaseConfig {
  /** undefined in demo mode: the embedded launcher provides the address */
  databaseUrl: string | undefined
  /** a replica of it, for the catalogue and the reviews; undefined: the primary is read */
  databaseReadUrl: string | undefined
  databasePool: number
}

/** The variables of the databases. */
export const databaseVariables = {
  DATABASE_URL: variable.optionalDatabaseUrl(),
  DATABASE_READ_URL: variable.optionalDatabaseUrl(),
  DATABASE_POOL: variable.wholeNumber(10, 3, 1000),
}

/**
 * Reads where the databases are.
 * @throws StartError for a replica without a primary
 */
export function databaseConfig(values: {
  DATABASE_URL?: string | undefined
  DATABASE_READ_URL?: string | undefined
  DATABASE_POOL: number
}): DatabaseConfig {
  const {
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: databaseReadUrl,
    DATABASE_POOL: databasePool,
  } = values
  if (databaseUrl === undefined && databaseReadUrl !== undefined) {
    throw new StartError('DATABASE_READ_URL requires DATABASE_URL: it is a replica of that database.')
  }
  return { databaseUrl, databaseReadUrl, databasePool }
}

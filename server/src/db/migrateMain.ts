import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { exitOnStartError } from '../exitOnStartError.ts'
import { StartError } from '../startError.ts'
import { migrateDatabase } from './migrate.ts'

// `npm run db:migrate`: the step that a shop runs itself at each release. The demo migrates when it starts.
await exitOnStartError(async () => {
  if (isHelpWanted()) {
    process.stdout.write(
      'Usage: npm run db:migrate\n\nBrings the database of DATABASE_URL to the schema of this release.\n',
    )
    return
  }
  const { databaseUrl } = readConfig(process.env)
  if (databaseUrl === undefined) {
    throw new StartError(
      'DATABASE_URL is not set: it names the database to migrate. The demo migrates its own when it starts.',
    )
  }
  await migrateDatabase(databaseUrl)
  process.stdout.write('The database has the schema of this release.\n')
})

function isHelpWanted(): boolean {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values.help === true
  } catch (error) {
    throw new StartError(`${(error as Error).message} See "npm run db:migrate -- --help".`)
  }
}

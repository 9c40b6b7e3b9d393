import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs `npm run shop -- …` on the shop of the journeys, as its shopkeeper would. @returns what it said
 * @throws when it is refused
 */
export async function shopCommand(...args: readonly string[]): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR
  if (dataDir === undefined) throw new Error('nobody has said where the shop keeps its data')
  const { stdout } = await run(process.execPath, ['server/src/cli/shop.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  })
  return stdout
}

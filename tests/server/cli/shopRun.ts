import { vi } from 'vitest'
import type { Command } from '../../../server/src/cli/command.ts'
import { runShop } from '../../../server/src/cli/runShop.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/**
 * Runs `shop …` on a database, in this process.
 * @param settings other environment variables
 */
export function shopRun(
  commands: readonly Command[],
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
) {
  const folder = temporaryFolder()
  return async (...argv: string[]) => {
    vi.stubEnv('DATABASE_URL', databaseUrl)
    vi.stubEnv('DATA_DIR', folder)
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    let out = ''
    let notice = ''
    try {
      const code = await runShop(commands, argv, {
        out: async (text) => {
          out += text
        },
        notice: (text) => {
          notice += text
        },
        terminal: false,
      })
      return { code, out, notice }
    } finally {
      vi.unstubAllEnvs()
    }
  }
}

import type { Result } from '../result.ts'
import { EXIT, type CommandInput } from './command.ts'

/**
 * Writes what a command has done, or why it has done nothing.
 * @returns the exit code
 */
export async function finish(
  outcome: Result<string, string>,
  { out, notice }: Pick<CommandInput, 'out' | 'notice'>,
): Promise<number> {
  if (!outcome.ok) {
    notice(`${outcome.error}\n`)
    return EXIT.failed
  }
  await out(outcome.value)
  return EXIT.done
}

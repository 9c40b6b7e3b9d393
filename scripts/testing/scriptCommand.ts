import manifest from '../../package.json' with { type: 'json' }
import { toolFile } from '../lib/tools.ts'

/** The package of a command that isn't named like it. */
const PACKAGES: Partial<Record<string, string>> = { tsc: 'typescript' }

/** A command of package.json as a Node program with its arguments: what is run here is what is run by hand. */
export function scriptCommand(name: keyof typeof manifest.scripts): string[] {
  const [program = '', ...args] = manifest.scripts[name].split(' ')
  return program === 'node' ? args : [toolFile(PACKAGES[program] ?? program, program), ...args]
}

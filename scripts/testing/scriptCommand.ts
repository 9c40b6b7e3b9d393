import manifest from '../../package.json' with { type: 'json' }
import { toolFile } from '../lib/tools.ts'

/** Packages whose command has a different name. */
const PACKAGES: Partial<Record<string, string>> = { tsc: 'typescript' }

/** A script of package.json as a Node program with arguments, so that stages run the same commands as developers. */
export function scriptCommand(name: keyof typeof manifest.scripts): string[] {
  const [program = '', ...args] = manifest.scripts[name].split(' ')
  return program === 'node' ? args : [toolFile(PACKAGES[program] ?? program, program), ...args]
}

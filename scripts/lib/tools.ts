import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project, whatever the working directory is. */
export const projectDir = path.resolve(fileURLToPath(import.meta.url), '../../..')

/**
 * The file behind a tool's command, to be run by this very Node: no shell and no `.cmd` file stands in between, so
 * arguments, signals and exit codes are the same on every system.
 * @param root the checkout whose tool it is
 * @throws when the package isn't installed or has no such command
 */
export function toolFile(packageName: string, command = packageName, root = projectDir): string {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin?.[command]
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`)
  return path.join(folder, file)
}

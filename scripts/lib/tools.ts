import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const projectDir = path.resolve(fileURLToPath(import.meta.url), '../../..')

/**
 * The script file of a package's command, to be run by the current Node without a shell or `.cmd` file, so that
 * arguments, signals and exit codes work the same on every system.
 * @param root the checkout that has the tool
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

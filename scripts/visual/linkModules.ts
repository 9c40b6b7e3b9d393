import { lstatSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** On Windows only junctions can be created without admin rights. */
const LINK = process.platform === 'win32' ? 'junction' : 'dir'

/**
 * Links the installed packages of another checkout. The workspace's own packages are linked to this checkout, so that
 * it uses its own design system.
 */
export function linkModules(from: string, to: string): void {
  const installed = path.join(from, 'node_modules')
  const own = path.join(to, 'node_modules')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name.startsWith('.')) continue
    if (!name.startsWith('@')) link(from, to, name)
    else {
      mkdirSync(path.join(own, name), { recursive: true })
      for (const inner of readdirSync(path.join(installed, name))) link(from, to, path.join(name, inner))
    }
  }
}

function link(from: string, to: string, name: string): void {
  const source = path.join(from, 'node_modules', name)
  if (!lstatSync(source).isDirectory() && !lstatSync(source).isSymbolicLink()) return
  const target = realpathSync(source)
  const inside = path.relative(realpathSync(from), target)
  const isWorkspace = !inside.startsWith('node_modules') && !inside.startsWith('..')
  symlinkSync(isWorkspace ? path.join(to, inside) : target, path.join(to, 'node_modules', name), LINK)
}

import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../folders.ts'

interface Link {
  source: string
  target: string
}

/**
 * Makes the links between library versions that an npm package can't carry, in case its install script didn't run
 * (`--ignore-scripts`, package managers that block them).
 * @param native the package's folder of PostgreSQL
 * @param spare where links go when the package's folder can't be written
 * @returns folders that the programs have to look for libraries in, on top of their own
 */
export function linkLibraries(native: string, spare: string): string[] {
  const missing = links(native).filter(({ target }) => !exists(inside(native, target)))
  const failed = missing.filter((link) => !linkInPlace(native, link))
  if (failed.length === 0) return []
  makeFolder(spare, 0o755)
  for (const { source, target } of failed) {
    const place = path.join(spare, path.basename(target))
    fs.rmSync(place, { force: true })
    try {
      fs.symlinkSync(inside(native, source), place)
    } catch {
      // Another process may have been faster.
      if (!exists(place)) fs.copyFileSync(inside(native, source), place)
    }
  }
  return [spare, path.join(native, 'lib')]
}

function linkInPlace(native: string, { source, target }: Link): boolean {
  const place = inside(native, target)
  try {
    fs.symlinkSync(path.relative(path.dirname(place), inside(native, source)), place)
    return true
  } catch {
    // Another process may have been faster.
    return exists(place)
  }
}

/** The list names files from the package's own folder, `native/…`; a staged copy has another name. */
function inside(native: string, file: string): string {
  return path.join(native, path.relative('native', file))
}

function exists(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined
}

function links(native: string): Link[] {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return []
  const parsed: unknown = JSON.parse(fs.readFileSync(list, 'utf8'))
  return Array.isArray(parsed) ? parsed.filter(isLink) : []
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value
}

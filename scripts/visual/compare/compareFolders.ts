import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { comparePictures } from './comparePictures.ts'

/** The folders of a comparison. */
export const FOLDERS = { before: 'before', after: 'after', difference: 'difference' } as const

export interface Changed {
  file: string
  pixels: number
}

/** The differences of two folders, by file name. */
export interface Comparison {
  changed: Changed[]
  added: string[]
  removed: string[]
  same: number
}

/** Compares two folders; writes pictures of the differences into a third. */
export async function compareFolders(root: string): Promise<Comparison> {
  const [before, after] = [list(root, FOLDERS.before), list(root, FOLDERS.after)]
  mkdirSync(path.join(root, FOLDERS.difference), { recursive: true })
  const both = [...after].filter((file) => before.has(file))
  const changed: Changed[] = []
  for (const file of both) {
    const read = (folder: string) => readFileSync(path.join(root, folder, file))
    const difference = await comparePictures(read(FOLDERS.before), read(FOLDERS.after))
    if (difference === null) continue
    writeFileSync(path.join(root, FOLDERS.difference, file), difference.png)
    changed.push({ file, pixels: difference.pixels })
  }
  return {
    changed: changed.sort((a, b) => b.pixels - a.pixels),
    added: [...after].filter((file) => !before.has(file)),
    removed: [...before].filter((file) => !after.has(file)),
    same: both.length - changed.length,
  }
}

function list(root: string, folder: string): Set<string> {
  mkdirSync(path.join(root, folder), { recursive: true })
  return new Set(readdirSync(path.join(root, folder)).sort())
}

import type { Executor } from '../../db/database.ts'
import { readRows } from './csv/readRows.ts'
import { knownPictures } from './catalogueStore.ts'
import type { ImportReport } from './importReport.ts'
import { isKeptPath, isWebAddress, pathOfAddress } from './pictures/pictureAddress.ts'
import type { PictureFolder } from './pictures/pictureFolder.ts'
import type { PictureLibrary } from './pictures/pictureLibrary.ts'
import { PictureProblem } from './pictures/pictureProblem.ts'
import type { ProductFile } from './productFile.ts'
import { parseRow, type PictureRow } from './parseRow.ts'

const BATCH = 200

/** The dependencies of `findPictures`. */
export interface PictureSearch {
  db: Executor
  folder: PictureFolder
  library: Pick<PictureLibrary, 'find'>
  /** pictures that are fetched at once */
  atOnce: number
  /** called after each picture with the number of rows done so far */
  onProgress: (done: number) => void
}

/** The stored paths of a file's pictures, by the address in the file; without those that couldn't be loaded. */
export interface FoundPictures {
  paths: Map<string, string>
  report: ImportReport['pictures']
}

/**
 * Loads all pictures that a file names. Runs before the import's transaction, so that a slow server can't hold locks
 * that shoppers wait for.
 */
export async function findPictures(file: ProductFile, search: PictureSearch): Promise<FoundPictures> {
  const found: FoundPictures = { paths: new Map(), report: { named: 0, had: 0, added: 0, missing: [] } }
  if (!file.layout.places.has('imageSrc')) return found
  const seen = new Set<string>()
  let batch: PictureRow[] = []
  let rows = 0
  for await (const row of readRows(file.layout)) {
    rows++
    const picture = parseRow(row, file.layout, () => undefined)?.picture
    if (picture && !seen.has(picture.src)) {
      seen.add(picture.src)
      batch.push(picture)
    }
    if (batch.length === BATCH) {
      await findBatch(batch, search, found, rows)
      batch = []
    }
  }
  await findBatch(batch, search, found, rows)
  found.report.missing.sort((a, b) => a.line - b.line)
  return found
}

async function findBatch(
  batch: readonly PictureRow[],
  search: PictureSearch,
  { paths, report }: FoundPictures,
  rows: number,
): Promise<void> {
  report.named += batch.length
  for (const [src, path] of await known(batch, search)) {
    paths.set(src, path)
    report.had++
  }
  const wanted = batch.filter(({ src }) => !paths.has(src))
  const worker = async () => {
    for (let picture = wanted.shift(); picture !== undefined; picture = wanted.shift()) {
      try {
        paths.set(picture.src, await search.library.find(picture.src))
        report.added++
      } catch (error) {
        if (!(error instanceof PictureProblem)) throw error
        report.missing.push({ line: picture.line, src: picture.src, reason: error.reason })
      }
      search.onProgress(rows)
    }
  }
  await Promise.all(Array.from({ length: Math.min(search.atOnce, wanted.length) }, worker))
  search.onProgress(rows)
}

/** The pictures that the shop already has, with their files. */
async function known(
  batch: readonly PictureRow[],
  { db, folder }: PictureSearch,
): Promise<Map<string, string>> {
  if (batch.length === 0) return new Map()
  const sources = batch.map(({ src }) => src)
  const rows = await knownPictures(db, sources, sources.map(pathOfAddress))
  const there = new Map<string, string>()
  const inShop = new Set<string>()
  for (const { source, path } of rows) {
    // a picture of the demonstration or of another host has no file of its own
    if (isKeptPath(path) && !(await folder.has(path))) continue
    inShop.add(path)
    if (source !== '') there.set(source, path)
  }
  return new Map(
    sources.flatMap((src): [string, string][] => {
      const own = pathOfAddress(src)
      const path = there.get(src) ?? (inShop.has(own) ? own : undefined)
      return path === undefined || (isWebAddress(path) && path !== src) ? [] : [[src, path]]
    }),
  )
}

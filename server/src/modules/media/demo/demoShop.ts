import { PAGE_SIZE } from '@dukani/contracts'
import { newestProducts, picturePath, seedPictures } from '../../../db/seed/catalogue.ts'
import { shapesFolder } from '../../../db/seed/shapesFolder.ts'
import { PoolClosedError } from '../jobPool.ts'
import type { MediaService } from '../service.ts'
import type { FindSource } from '../sources.ts'
import { demoPictures } from './source.ts'

// What a desktop and a phone of today ask for on the catalogue's first page.
const FIRST_WIDTHS = [480, 640] as const

/** The demo shop's pictures; none when the vector objects aren't installed. */
export function demoSources(folder: string): FindSource[] {
  const shapes = shapesFolder()
  return shapes === null ? [] : [demoPictures(seedPictures, shapes, folder)]
}

/** Makes the pictures of the catalogue's first page while nobody asks for any, and ends early on closing. */
export async function makeFirstPage(service: MediaService): Promise<void> {
  if (shapesFolder() === null) return
  const made = await Promise.allSettled(
    newestProducts(PAGE_SIZE).flatMap(({ handle }) =>
      FIRST_WIDTHS.map((width) => service.variant(picturePath(handle, 1), width, 'avif', 'idle')),
    ),
  )
  for (const result of made)
    if (result.status === 'rejected' && !(result.reason instanceof PoolClosedError)) throw result.reason
}

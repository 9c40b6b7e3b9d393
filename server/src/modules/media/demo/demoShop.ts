import { seedPictures } from '../../../db/seed/catalogue.ts'
import { shapesFolder } from '../../../db/seed/shapesFolder.ts'
import type { PicturesAhead } from '../makeAhead.ts'
import type { FindSource } from '../sources.ts'
import { picturesAhead } from './picturesAhead.ts'
import { demoPictures } from './source.ts'

/** The demo shop's pictures, and which of them to make ahead; none when the vector objects aren't installed. */
export function demoShop(folder: string): { sources: FindSource[]; ahead: PicturesAhead } {
  const shapes = shapesFolder()
  return shapes === null
    ? { sources: [], ahead: { atOnce: [], whenIdle: [] } }
    : { sources: [demoPictures(seedPictures, shapes, folder)], ahead: picturesAhead() }
}

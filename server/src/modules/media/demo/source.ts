import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Picture } from '../../../db/seed/picture.ts'
import { readCached, writeAtomic } from '../../../gateways/media/fileCache.ts'
import type { FindSource } from '../sources.ts'
import { composePicture, VIEWS, type View } from './compose.ts'

// Change it when the composition changes, so that stored pictures are composed again.
const COMPOSITION = 'v2'

// The drawings' filters cost by the pixel: each is composed no larger than the larger of two widths that share it.
const SQUARES = [320, 640, 1280] as const
const squareFor = (width: number) => SQUARES.find((square) => square >= width) ?? 1280

const NAME = /^demo\/([a-z0-9-]+)-([1-3])$/

/**
 * The demo shop's pictures: `demo/<handle>-<n>` is view n of that product, composed at the first request and then
 * stored.
 * @param shapes where the vector objects are
 * @param folder where composed pictures are stored; may be deleted at any time
 */
export function demoPictures(
  pictures: ReadonlyMap<string, Picture>,
  shapes: string,
  folder: string,
): FindSource {
  const underWay = new Map<string, Promise<Buffer>>()

  async function compose(picture: Picture, view: View, square: number, file: string): Promise<Buffer> {
    const cached = await readCached(file)
    if (cached) return cached
    const made = await composePicture(shapes, picture, view, square)
    await writeAtomic(file, made)
    return made
  }

  return (asked) => {
    const [, handle = '', number] = NAME.exec(asked) ?? []
    const picture = pictures.get(handle)
    const view = VIEWS[Number(number) - 1]
    if (!picture || !view) return null
    const content = createHash('sha256')
      .update(JSON.stringify([COMPOSITION, picture, view]))
      .digest('hex')
      .slice(0, 32)
    return {
      key: `demo/${content}`,
      read(width) {
        const square = squareFor(width)
        const name = `${content}-${square}`
        // Two widths of one picture asked for at once compose it once.
        const same = underWay.get(name)
        if (same) return same
        const made = compose(picture, view, square, path.join(folder, `${name}.png`)).finally(() =>
          underWay.delete(name),
        )
        underWay.set(name, made)
        return made
      },
    }
  }
}

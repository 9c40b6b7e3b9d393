import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from '../../../config/limits.ts'
import { originalKey, type MediaStore } from '../../../gateways/media/mediaStore.ts'
import { isKeptPath } from './pictureAddress.ts'
import { PictureProblem } from './pictureProblem.ts'

/** The formats that are stored, with the ending of their files. No SVG: it can carry scripts. */
const ENDINGS = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['heif', 'avif'],
])

/** The pictures of all imports, each stored once under its content's SHA-256. */
export class PictureFolder {
  readonly #store: MediaStore
  readonly #dry: boolean

  /** @param dry checks everything and stores nothing */
  constructor(store: MediaStore, dry: boolean) {
    this.#store = store
    this.#dry = dry
  }

  /** Whether a path is one of these pictures and it is stored. */
  async has(path: string): Promise<boolean> {
    return isKeptPath(path) && (await this.#store.has(originalKey(path)))
  }

  /**
   * Stores a picture and returns its path. It is decoded completely first, because shoppers must not see a damaged picture.
   * @throws PictureProblem if it isn't a picture, or not in one of the formats
   */
  async keep(bytes: Buffer): Promise<string> {
    const path = `files/${createHash('sha256').update(bytes).digest('hex')}.${await endingOf(bytes)}`
    if (!this.#dry && !(await this.has(path))) await this.#store.write(originalKey(path), bytes)
    return path
  }
}

async function endingOf(bytes: Buffer): Promise<string> {
  try {
    const { format, compression } = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS }).metadata()
    const ending = ENDINGS.get(format)
    if (ending === undefined || (format === 'heif' && compression !== 'av1')) {
      throw new PictureProblem('catalogueFile.picture.format', { format })
    }
    await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .resize(8, 8)
      .raw()
      .toBuffer()
    return ending
  } catch (error) {
    if (error instanceof PictureProblem) throw error
    throw new PictureProblem('catalogueFile.picture.damaged', {}, { cause: error })
  }
}

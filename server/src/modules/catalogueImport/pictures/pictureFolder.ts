import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from '../../../config/limits.ts'
import { isKeptPath } from './pictureAddress.ts'
import { PictureProblem } from './pictureProblem.ts'

/** The formats that are kept, with the ending of their files. No SVG: it can carry scripts. */
const ENDINGS = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['heif', 'avif'],
])

/** The pictures of all imports, each stored once under its content's SHA-256. */
export class PictureFolder {
  readonly #originals: string
  readonly #dry: boolean

  /** @param dry checks everything and stores nothing */
  constructor(mediaDir: string, dry: boolean) {
    this.#originals = join(mediaDir, 'originals')
    this.#dry = dry
  }

  /** Whether a path is one of these pictures and its file is there. */
  async has(path: string): Promise<boolean> {
    if (!isKeptPath(path)) return false
    return access(join(this.#originals, path)).then(
      () => true,
      () => false,
    )
  }

  /**
   * Stores a picture and returns its path. All of it is decoded first, so that no broken picture is ever shown.
   * @throws PictureProblem if it isn't a picture, or not in one of the formats
   */
  async keep(bytes: Buffer): Promise<string> {
    const path = `files/${createHash('sha256').update(bytes).digest('hex')}.${await endingOf(bytes)}`
    if (this.#dry || (await this.has(path))) return path
    await mkdir(join(this.#originals, 'files'), { recursive: true })
    const draft = join(this.#originals, 'files', `.${randomUUID()}`)
    try {
      await writeFile(draft, bytes, { flush: true })
      // a reader never gets half of it
      await rename(draft, join(this.#originals, path))
    } finally {
      await rm(draft, { force: true })
    }
    return path
  }
}

async function endingOf(bytes: Buffer): Promise<string> {
  try {
    const { format, compression } = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS }).metadata()
    const ending = ENDINGS.get(format)
    if (ending === undefined || (format === 'heif' && compression !== 'av1')) {
      throw new PictureProblem(`is a ${format} picture; only JPEG, PNG, WebP, AVIF and GIF are supported`)
    }
    await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .resize(8, 8)
      .raw()
      .toBuffer()
    return ending
  } catch (error) {
    if (error instanceof PictureProblem) throw error
    throw new PictureProblem('is not a valid picture', { cause: error })
  }
}

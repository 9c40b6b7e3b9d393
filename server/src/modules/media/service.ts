import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_PICTURE_PIXELS, PICTURE_TIMEOUT_S } from '../../config/limits.ts'
import { createJobPool, type Urgency } from '../../jobPool.ts'
import { readCached, writeAtomic } from '../../gateways/media/fileCache.ts'
import { ENCODERS, type MediaFormat } from './formats.ts'
import { DamagedPictureError, UnknownPictureError, type FindSource, type Source } from './sources.ts'
import type { MediaWidth } from './widths.ts'

/** A picture in one width and format, as it is sent. */
export interface Variant {
  data: Buffer
  /** a strong validator, quotes included */
  etag: string
}

export interface MediaService {
  /** @throws UnknownPictureError, DamagedPictureError, PoolBusyError, PoolClosedError */
  variant: (path: string, width: MediaWidth, format: MediaFormat, urgency?: Urgency) => Promise<Variant>
  /** Refuses waiting requests, and resolves when the running ones have ended. */
  close: () => Promise<void>
}

export interface MediaServiceOptions {
  /** where generated variants are stored; may be deleted at any time */
  cacheDir: string
  sources: readonly FindSource[]
  /** pictures that may wait to be made before further ones are refused */
  queue?: number
}

// Part of every cached file's name: change it when the way pictures are made changes.
const RECIPE = 'v1'
const RETRY_AFTER_S = 2
const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'])

// One core stays with the API. Each job itself uses one thread, as two jobs of two threads would take all.
const JOBS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Makes pictures in the requested widths and formats, each once, and stores them on disk. */
export function createMediaService({ cacheDir, sources, queue = 200 }: MediaServiceOptions): MediaService {
  sharp.concurrency(1)
  const pool = createJobPool({ size: JOBS, queue, retryAfterSeconds: RETRY_AFTER_S })

  return {
    async variant(asked, width, format, urgency = 'now') {
      const source = find(sources, asked)
      const key = createHash('sha256').update(`${RECIPE}\n${source.key}`).digest('hex').slice(0, 32)
      const file = path.join(cacheDir, key.slice(0, 2), key, `${width}.${format}`)
      const data =
        (await readCached(file)) ?? (await pool.run(file, () => make(source, width, format, file), urgency))
      return { data, etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"` }
    },
    close: () => pool.close(),
  }
}

function find(sources: readonly FindSource[], asked: string): Source {
  for (const search of sources) {
    const source = search(asked)
    if (source) return source
  }
  throw new UnknownPictureError(asked)
}

async function make(source: Source, width: MediaWidth, format: MediaFormat, file: string): Promise<Buffer> {
  // Another process may have made it meanwhile.
  const cached = await readCached(file)
  if (cached) return cached
  const data = await resized(await source.read(width), width, format)
  await writeAtomic(file, data)
  return data
}

/** sharp drops all metadata by default, so the location and the camera of a photo aren't published. */
async function resized(original: Buffer, width: MediaWidth, format: MediaFormat): Promise<Buffer> {
  try {
    const picture = sharp(original, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    // By content, not by name: a file named .png may be an SVG, which must not be rendered.
    const { format: kind } = await picture.metadata()
    if (!TAKEN.has(kind)) throw new Error(`not an accepted kind of picture: ${kind}`)
    const fitted = picture
      .autoOrient()
      // A strip a hundred times as high as wide is made small enough too.
      .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: PICTURE_TIMEOUT_S })
    return await ENCODERS[format](fitted).toBuffer()
  } catch (error) {
    throw new DamagedPictureError(error instanceof Error ? error.message : String(error))
  }
}

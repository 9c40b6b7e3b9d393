import type { FastifyBaseLogger } from 'fastify'
import type { MediaFormat } from './formats.ts'
import { PoolClosedError } from '../../jobPool.ts'
import { idleMoment } from './idleMoment.ts'
import type { MediaService } from './service.ts'
import type { MediaWidth } from './widths.ts'

/** A picture that is made before the first request for it. */
export interface WantedPicture {
  /** below `/media/` */
  path: string
  width: MediaWidth
  format: MediaFormat
}

/** Pictures to make ahead, in their order. */
export interface PicturesAhead {
  /** made one after another: the first visitor waits for them */
  atOnce: Iterable<WantedPicture>
  /** made after those, each in a moment in which the API has little to do */
  whenIdle: Iterable<WantedPicture>
}

export interface MakeAheadOptions {
  /** ends it before the next picture, as closing the service does */
  stop: AbortSignal
  log: Pick<FastifyBaseLogger, 'warn'>
  /** waits for such a moment, in place of the real one */
  awaitIdleMoment?: (stop: AbortSignal) => Promise<void>
}

// One failure may be a broken picture. Three mean that the disk or the program is at fault.
const MOST_FAILURES = 3

/**
 * Makes pictures one at a time, and lets every request for a picture go first. Pictures that are stored from an earlier
 * start aren't made again. Never throws: a failure is logged, and the picture is made on request.
 */
export async function makeAhead(
  service: Pick<MediaService, 'variant'>,
  { atOnce, whenIdle }: PicturesAhead,
  { stop, log, awaitIdleMoment = idleMoment }: MakeAheadOptions,
): Promise<void> {
  let failures = 0
  let closed = false
  const isOver = () => closed || stop.aborted || failures === MOST_FAILURES

  async function make({ path, width, format }: WantedPicture): Promise<void> {
    try {
      await service.variant(path, width, format, 'idle')
    } catch (error) {
      if (error instanceof PoolClosedError) {
        closed = true
        return
      }
      failures += 1
      log.warn({ err: error, path, width, format }, 'a picture couldn’t be made ahead')
    }
  }

  for (const picture of atOnce) {
    if (isOver()) return
    await make(picture)
  }
  for (const picture of whenIdle) {
    if (isOver()) return
    await awaitIdleMoment(stop)
    if (!isOver()) await make(picture)
  }
}

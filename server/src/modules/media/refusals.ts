import { ApiError, notFound, refused } from '../../plugins/apiError.ts'
import { PoolBusyError, PoolClosedError } from './jobPool.ts'
import { DamagedPictureError, UnknownPictureError } from './sources.ts'
import { MEDIA_WIDTHS } from './widths.ts'

const RETRY_AFTER = { 'retry-after': '2' }

/** 400: the width that was asked for is none of MEDIA_WIDTHS. */
export const unknownWidth = (): ApiError =>
  new ApiError(400, (t) => ({ detail: t('server.mediaWidth', { widths: MEDIA_WIDTHS.join(', ') }) }))

/**
 * Why there is no picture, as an answer: 404 for one that isn't there or can't be read, 503 with Retry-After while
 * too many are being made. Any other error stays what it is.
 */
export function refusalFor(error: unknown): unknown {
  if (error instanceof UnknownPictureError) return notFound()
  if (error instanceof DamagedPictureError) return notFound('server.mediaDamaged')
  if (error instanceof PoolBusyError || error instanceof PoolClosedError)
    return refused(503, 'server.busy', RETRY_AFTER)
  return error
}

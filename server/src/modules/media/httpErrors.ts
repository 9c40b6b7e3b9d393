import { ApiError, notFound } from '../../plugins/apiError.ts'
import { DamagedPictureError, UnknownPictureError } from './sources.ts'
import { MEDIA_WIDTHS } from './widths.ts'

/** 400: the width that was asked for is none of MEDIA_WIDTHS. */
export const unknownWidth = (): ApiError =>
  new ApiError(400, (t) => ({ detail: t('server.mediaWidth', { widths: MEDIA_WIDTHS.join(', ') }) }))

/** Maps an error to 404 for a missing or damaged picture; returns other errors unchanged. */
export function refusalFor(error: unknown): unknown {
  if (error instanceof UnknownPictureError) return notFound()
  if (error instanceof DamagedPictureError) return notFound('server.mediaDamaged')
  return error
}

import * as z from 'zod/mini'

/** The smallest side of what is left of a picture, as a share of the whole. */
const SMALLEST_SHARE = 0.01

/** For sums of two shares that a browser has rounded. */
const ROUNDING = 1e-6

const share = z.number().check(z.gte(0), z.lte(1))
const side = share.check(z.gte(SMALLEST_SHARE))

/**
 * The body of `POST /v1/admin/pictures/crop/`: a stored picture and the part of it that is left, as shares (0 to 1) of
 * the width and height that the picture has when it is shown upright.
 */
export const pictureCropSchema = z
  .object({ path: z.string(), left: share, top: share, width: side, height: side })
  .check(
    z.refine(({ left, width }) => left + width <= 1 + ROUNDING, { path: ['width'], error: 'invalid' }),
    z.refine(({ top, height }) => top + height <= 1 + ROUNDING, { path: ['height'], error: 'invalid' }),
  )
export type PictureCrop = z.infer<typeof pictureCropSchema>

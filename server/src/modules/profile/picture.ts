import sharp from 'sharp'
import type { PlainServerKey } from '@dukani/i18n'
import { ApiError } from '../../plugins/apiError.ts'

/** Largest file (bytes) that somebody may send. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024

/** More than any telephone's picture has, less than what could take the server's memory. */
const MOST_PIXELS = 50_000_000

/** Width and height (px) in which a person's picture is kept. */
const SIDE = 512

const MOST_SECONDS = 20
const TAKEN: readonly string[] = ['jpeg', 'png', 'webp']

/**
 * Makes the picture that is kept of what somebody sent: upright, the middle square, WebP, and without what a camera
 * writes into it, such as the place (sharp leaves all of that behind unless told otherwise).
 * @throws ApiError 400 for what is no JPEG, PNG or WebP (by content, not by name), is broken or has too many pixels
 */
export async function makePicture(sent: Buffer): Promise<Buffer> {
  const { format, width, height } = await headOf(sent)
  if (!TAKEN.includes(format)) throw refusedPicture(400, 'account.pictureKind')
  if (width * height > MOST_PIXELS) throw refusedPicture(400, 'account.picturePixels')
  try {
    return await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'cover' })
      .webp({ quality: 82, effort: 4 })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer()
  } catch {
    throw refusedPicture(400, 'account.pictureDamaged')
  }
}

/** A refusal with a sentence at the field, and as `detail`, which is what the storefront shows (PROF-03). */
export function refusedPicture(statusCode: number, key: PlainServerKey): ApiError {
  return new ApiError(statusCode, (t) => ({ profile_pic: [t(key)], detail: t(key) }))
}

/** Reads the head of a file alone: nothing is decoded, so any number of pixels may be named there. */
async function headOf(sent: Buffer): Promise<{ format: string; width: number; height: number }> {
  try {
    return await sharp(sent, { limitInputPixels: false }).metadata()
  } catch {
    throw refusedPicture(400, 'account.pictureKind')
  }
}

import sharp from 'sharp'
import { MAX_PICTURE_PIXELS, PICTURE_TIMEOUT_S } from '../../config/limits.ts'
import { fail, succeed, type Result } from '../../result.ts'

/** Width and height (px) in which a person's picture is kept. */
const SIDE = 512

const TAKEN: readonly string[] = ['jpeg', 'png', 'webp']

/** Why a picture is refused: it is no JPEG, PNG or WebP by its content, has too many pixels, or is damaged. */
export type PictureProblem = 'pictureKind' | 'picturePixels' | 'pictureDamaged'

/**
 * Makes the picture that is kept of what somebody sent: upright, the middle square, WebP, and without what a camera
 * writes into it, such as the place (sharp leaves all of that behind unless told otherwise).
 */
export async function makePicture(sent: Buffer): Promise<Result<Buffer, PictureProblem>> {
  const head = await headOf(sent)
  if (head === null || !TAKEN.includes(head.format)) return fail('pictureKind')
  if (head.width * head.height > MAX_PICTURE_PIXELS) return fail('picturePixels')
  try {
    const made = await sharp(sent, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'cover' })
      .webp({ quality: 82, effort: 4 })
      .timeout({ seconds: PICTURE_TIMEOUT_S })
      .toBuffer()
    return succeed(made)
  } catch {
    return fail('pictureDamaged')
  }
}

/** Reads the head of a file alone: nothing is decoded, so any number of pixels may be named there. null: unreadable. */
async function headOf(sent: Buffer): Promise<{ format: string; width: number; height: number } | null> {
  try {
    return await sharp(sent, { limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

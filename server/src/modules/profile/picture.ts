import sharp from 'sharp'
import { fail, succeed, type Result } from '../../result.ts'

/** Largest file (bytes) that somebody may send. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024

/** More than any telephone's picture has, less than what could take the server's memory. */
const MOST_PIXELS = 50_000_000

/** Width and height (px) in which a person's picture is kept. */
const SIDE = 512

const MOST_SECONDS = 20
const TAKEN: readonly string[] = ['jpeg', 'png', 'webp']

/** Why a picture isn't taken: it is no JPEG, PNG or WebP (by content, not by name), has too many pixels, or is broken. */
export type PictureProblem = 'pictureKind' | 'picturePixels' | 'pictureDamaged'

/**
 * Makes the picture that is kept of what somebody sent: upright, the middle square, WebP, and without what a camera
 * writes into it, such as the place (sharp leaves all of that behind unless told otherwise).
 */
export async function makePicture(sent: Buffer): Promise<Result<Buffer, PictureProblem>> {
  const head = await headOf(sent)
  if (head === null || !TAKEN.includes(head.format)) return fail('pictureKind')
  if (head.width * head.height > MOST_PIXELS) return fail('picturePixels')
  try {
    const made = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'cover' })
      .webp({ quality: 82, effort: 4 })
      .timeout({ seconds: MOST_SECONDS })
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

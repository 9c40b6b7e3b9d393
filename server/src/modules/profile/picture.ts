import sharp from 'sharp'
import { MAX_PICTURE_PIXELS, PICTURE_TIMEOUT_S } from '../../config/limits.ts'
import { fail, succeed, type Result } from '../../result.ts'

/** A stored picture: the middle square, or the whole within a square of that side (px). */
interface Shape {
  side: number
  fit: 'cover' | 'inside'
}

const PERSON: Shape = { side: 512, fit: 'cover' }

const TAKEN: readonly string[] = ['jpeg', 'png', 'webp']

/** Why a picture is refused: its content isn't JPEG, PNG or WebP, it has too many pixels, or it is damaged. */
export type PictureProblem = 'pictureKind' | 'picturePixels' | 'pictureDamaged'

/**
 * Makes the stored picture from an upload: upright, by default the middle square, as WebP, and without the camera's metadata, such
 * as the location (sharp drops it by default).
 */
export async function makePicture(
  sent: Buffer,
  { side, fit }: Shape = PERSON,
): Promise<Result<Buffer, PictureProblem>> {
  const head = await headOf(sent)
  if (head === null || !TAKEN.includes(head.format)) return fail('pictureKind')
  if (head.width * head.height > MAX_PICTURE_PIXELS) return fail('picturePixels')
  try {
    const made = await sharp(sent, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82, effort: 4 })
      .timeout({ seconds: PICTURE_TIMEOUT_S })
      .toBuffer()
    return succeed(made)
  } catch {
    return fail('pictureDamaged')
  }
}

/** Reads only the header of a file: nothing is decoded, so it may state any number of pixels. null: unreadable. */
async function headOf(sent: Buffer): Promise<{ format: string; width: number; height: number } | null> {
  try {
    return await sharp(sent, { limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

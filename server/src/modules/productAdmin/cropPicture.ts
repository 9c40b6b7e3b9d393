import type { PictureCrop } from '@dukani/contracts'
import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_PIXELS } from '../../config/limits.ts'
import { PictureProblem } from '../catalogueImport/pictures/pictureProblem.ts'

/** The part of a picture that is left, in shares of its upright width and height. */
export type CropArea = Omit<PictureCrop, 'path'>

/** The quality of the encoded part. It is high, because the product no longer has the original. */
const QUALITY = 92

/**
 * Cuts a part out of a picture. JPEG and PNG keep their format, others become WebP. Of an animation only the first frame is used.
 * @throws PictureProblem when the picture can't be decoded
 */
export async function cropPicture(bytes: Buffer, area: CropArea): Promise<Buffer> {
  try {
    return await partOf(bytes, area)
  } catch (error) {
    throw new PictureProblem('catalogueFile.picture.damaged', {}, { cause: error })
  }
}

async function partOf(bytes: Buffer, area: CropArea): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', autoOrient: true })
  const { format, autoOrient } = await picture.metadata()
  const [wide, high] = [area.width * autoOrient.width, area.height * autoOrient.height]
  const isSquare = Math.abs(wide - high) < 1
  const across = span(area.left * autoOrient.width, isSquare ? Math.min(wide, high) : wide, autoOrient.width)
  const down = span(area.top * autoOrient.height, isSquare ? Math.min(wide, high) : high, autoOrient.height)
  const part = picture
    .extract({ left: across.from, width: across.size, top: down.from, height: down.size })
    .keepIccProfile()
  return await encode(part, format).toBuffer()
}

/**
 * The selected range of one direction in whole pixels: at least one, all within the picture. Its length doesn't depend on its
 * position, so a square stays a square.
 */
function span(from: number, size: number, pixels: number): { from: number; size: number } {
  const whole = Math.max(1, Math.min(Math.round(size), pixels))
  return { from: Math.min(Math.round(from), pixels - whole), size: whole }
}

function encode(part: Sharp, format: string): Sharp {
  switch (format) {
    case 'jpeg':
      return part.jpeg({ quality: QUALITY })
    case 'png':
      return part.png()
    default:
      return part.webp({ quality: QUALITY })
  }
}

import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Difference {
  /** number of different pixels */
  pixels: number
  /** a picture with the different pixels in red */
  png: Buffer
}

/** Fill colour for pictures of different sizes, which no story uses. */
const BEYOND = { r: 255, g: 0, b: 255, alpha: 1 }
/** No tolerance: the same browser took both pictures. */
const EXACT = { threshold: 0, includeAA: true, alpha: 0.25 }

/** @returns null if both pictures are identical */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const pixelsOf = (png: Buffer, size: { width: number; height: number }) =>
    sharp(png)
      .ensureAlpha()
      .extend({ right: width - size.width, bottom: height - size.height, background: BEYOND })
      .raw()
      .toBuffer()
  const [first, second] = await Promise.all([pixelsOf(before, one), pixelsOf(after, other)])
  const drawn = Buffer.alloc(first.length)
  const pixels = pixelmatch(first, second, drawn, width, height, EXACT)
  if (pixels === 0) return null
  const png = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, png }
}

import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** What a camera reads in a QR code on the screen; null for nothing. */
export async function readCode(code: Locator): Promise<string | null> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  try {
    return decodeQR({ width: info.width, height: info.height, data })
  } catch {
    return null
  }
}

import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { filesOf, type Group } from './sheetPage.ts'

const GAP = 16
/** A background that differs from both themes. */
const GROUND = { r: 128, g: 128, b: 128 }

/** One picture with all screenshots of a group, as on the page. */
export async function drawSheet({ rows }: Group, folder: string, file: string): Promise<void> {
  const parts: OverlayOptions[] = []
  let top = GAP
  let right = 0
  for (const view of rows) {
    let left = GAP
    const files = filesOf(view)
    for (const { file: name, width, height } of files) {
      const input = await sharp(path.join(folder, name)).resize(width, height).png().toBuffer()
      parts.push({ input, left, top })
      left += width + GAP
    }
    right = Math.max(right, left)
    top += Math.max(...files.map(({ height }) => height)) + GAP
  }
  await sharp({ create: { width: right, height: top, channels: 3, background: GROUND } })
    .composite(parts)
    .png()
    .toFile(file)
}

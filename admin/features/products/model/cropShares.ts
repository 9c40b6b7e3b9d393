import type { PictureCrop } from '@dukani/contracts'

/** A part of a picture in per cent of its width and height, as the crop's selection has it. */
export interface SelectedPart {
  x: number
  y: number
  width: number
  height: number
}

const WHOLE = 100

/** The largest square in the middle of a picture, as shops' cards show it. @param width in any unit, as `height` */
export function middleSquare({ width, height }: { width: number; height: number }): SelectedPart {
  const side = Math.min(width, height)
  const across = (side / width) * WHOLE
  const down = (side / height) * WHOLE
  return { x: (WHOLE - across) / 2, y: (WHOLE - down) / 2, width: across, height: down }
}

/** A selection as the server takes it: shares from 0 to 1, all within the picture. */
export function cropShares({ x, y, width, height }: SelectedPart): Omit<PictureCrop, 'path'> {
  const share = (percent: number) => Math.min(Math.max(percent / WHOLE, 0), 1)
  const [left, top] = [share(x), share(y)]
  return { left, top, width: Math.min(share(width), 1 - left), height: Math.min(share(height), 1 - top) }
}

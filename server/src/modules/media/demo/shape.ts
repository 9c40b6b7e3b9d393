import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { HueChange, Shape } from '../../../db/seed/picture.ts'

/** Pixels in memory, four bytes each, without a transparent margin. */
export interface Raster {
  data: Buffer
  width: number
  height: number
}

/** sharp needs the dimensions of raw pixels. */
export const asInput = ({ data, width, height }: Raster) =>
  sharp(data, { raw: { width, height, channels: 4 } })

/** The pixels that a pipeline ends in. */
export async function raster(pipeline: Sharp): Promise<Raster> {
  const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Draws a shape, its transparent margin cut off.
 * @param size pixels that the object's whole 32-unit square would take
 * @throws when the package lacks the file
 */
export async function drawShape(folder: string, shape: Shape, size: number): Promise<Raster> {
  const { icon, hues } = typeof shape === 'string' ? { icon: shape, hues: [] } : shape
  const svg = softenEdges(recolour(await readFile(path.join(folder, `${icon}.svg`), 'utf8'), hues))
  return raster(sharp(Buffer.from(svg), { density: (72 * size) / 32 }).trim())
}

// The drawings cut their inner shadows with the outline hardened to fully there or not there, which leaves
// steps along every edge. The outline's own soft alpha cuts just as well.
const softenEdges = (svg: string) => svg.replaceAll('0 0 0 127 0"', '0 0 0 1 0"')

/** The same drawing with its colours in the given ranges of hue changed. Greys have no hue and stay. */
export function recolour(svg: string, hues: readonly HueChange[]): string {
  if (hues.length === 0) return svg
  return svg.replace(/#([0-9a-f]{6}|[0-9a-f]{3})\b(?=")/gi, (text, hex: string) => {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const [hue, saturation, lightness] = toHsl(full)
    const change = saturation < 0.06 ? undefined : hues.find(({ range }) => offset(hue, range) !== null)
    if (!change) return text
    const fromMiddle = (offset(hue, change.range) ?? 0) - (change.range[1] - change.range[0]) / 2
    return fromHsl(
      change.to + fromMiddle / 3,
      Math.min(1, saturation * (change.saturation ?? 1)),
      Math.min(1, lightness * (change.lightness ?? 1)),
    )
  })
}

function offset(hue: number, [start, end]: HueChange['range']): number | null {
  const distance = (((hue - start) % 360) + 360) % 360
  return distance <= end - start ? distance : null
}

function toHsl(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const max = Math.max(r, g, b)
  const range = max - Math.min(r, g, b)
  const lightness = max - range / 2
  if (range === 0) return [0, 0, lightness]
  const sector = max === r ? ((g - b) / range) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return [(sector * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

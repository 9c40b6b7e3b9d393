import sharp from 'sharp'
import { asInput, raster, type Raster } from './shape.ts'

// A blurred shadow has no detail: it is made at a quarter of the size, where blurring costs a sixteenth.
const SCALE = 4
// Dark enough to be seen on the dark tints, warm enough not to look dirty on the light ones.
const INK = [38, 22, 14] as const

interface Spread {
  /** thousandths of the square that the shadow falls below its object */
  drop: number
  /** thousandths of the square too */
  blur: number
  opacity: number
}
const STANDING: readonly Spread[] = [{ drop: 28, blur: 28, opacity: 0.2 }]
const LYING: readonly Spread[] = [
  { drop: 8, blur: 8, opacity: 0.2 },
  { drop: 25, blur: 24, opacity: 0.24 },
]
const GROUND = { blur: 14, opacity: 0.4 }

/**
 * The shadow of an object that stands or lies at a place of a square picture: a whole picture of the square's
 * size, transparent but for the shadow.
 */
export async function shadowOf(
  object: Raster,
  left: number,
  top: number,
  square: number,
  stance: 'stands' | 'lies',
): Promise<Raster> {
  const side = square / SCALE
  const place = { left: left / SCALE, top: top / SCALE }
  const small = await raster(
    asInput(object).resize(
      Math.max(1, Math.round(object.width / SCALE)),
      Math.max(1, Math.round(object.height / SCALE)),
      { fit: 'fill' },
    ),
  )
  const layers = (stance === 'lies' ? LYING : STANDING).map(({ drop, blur, opacity }) =>
    blurred(stamp(small, place.left, place.top + (drop * side) / 1000, side), side, blur, opacity),
  )
  if (stance === 'stands')
    layers.push(blurred(footprint(small, place.left, place.top, side), side, GROUND.blur, GROUND.opacity))

  const ink = Buffer.alloc(side * side * 4, Buffer.from([...INK, 0]))
  for (const mask of await Promise.all(layers))
    for (let at = 0; at < mask.length; at++) {
      const before = ink[at * 4 + 3] ?? 0
      // Each mask takes its share of the light that the others let through, as real shadows add up.
      ink[at * 4 + 3] = before + Math.round(((255 - before) * (mask[at] ?? 0)) / 255)
    }
  return raster(asInput({ data: ink, width: side, height: side }).resize(square, square, { kernel: 'cubic' }))
}

async function blurred(mask: Buffer, side: number, blur: number, opacity: number): Promise<Buffer> {
  return sharp(mask, { raw: { width: side, height: side, channels: 1 } })
    .blur(Math.max(0.3, (blur * side) / 1000))
    .linear(opacity, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** The object's outline on a square; what lies outside the square is cut off. */
function stamp(object: Raster, left: number, top: number, side: number): Buffer {
  const mask = Buffer.alloc(side * side)
  for (let y = 0; y < object.height; y++) {
    const row = Math.round(top) + y
    if (row < 0 || row >= side) continue
    for (let x = 0; x < object.width; x++) {
      const column = Math.round(left) + x
      if (column < 0 || column >= side) continue
      mask[row * side + column] = object.data[(y * object.width + x) * 4 + 3] ?? 0
    }
  }
  return mask
}

/** A flat ellipse under what touches the ground: the lowest twentieth of the object. */
function footprint(object: Raster, left: number, top: number, side: number): Buffer {
  let from = object.width
  let to = 0
  for (let y = Math.floor(object.height * 0.95); y < object.height; y++)
    for (let x = 0; x < object.width; x++)
      if ((object.data[(y * object.width + x) * 4 + 3] ?? 0) > 100) {
        from = Math.min(from, x)
        to = Math.max(to, x)
      }
  const mask = Buffer.alloc(side * side)
  if (to < from) return mask
  const radius = (to - from) / 2 + side * 0.015
  const height = Math.max(side * 0.0125, Math.min(side * 0.035, radius * 0.16))
  const middle = { x: left + (from + to) / 2, y: top + object.height - height * 0.35 }
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (((x - middle.x) / radius) ** 2 + ((y - middle.y) / height) ** 2 <= 1) mask[y * side + x] = 255
  return mask
}

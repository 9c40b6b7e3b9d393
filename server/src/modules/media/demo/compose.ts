import sharp, { type OverlayOptions } from 'sharp'
import type { Picture, Shape } from '../../../db/seed/picture.ts'
import { shadowOf } from './shadow.ts'
import { asInput, drawShape, raster, type Raster } from './shape.ts'

/** The three views of every product, in the order in which the gallery shows them. */
export const VIEWS = ['whole', 'close', 'group'] as const
export type View = (typeof VIEWS)[number]

// Beyond this the drawings gain nothing that a 1280 pixel picture shows, and their filters cost the square.
const LARGEST_DRAWING = 1300

interface Placed {
  shape: Shape
  /** share of the square that the object's optical size takes */
  size: number
  /** where its middle (lying) or the middle of its foot (standing) is, in shares of the square */
  x: number
  y: number
  turn: number
}

/**
 * One view of a product as a square PNG, transparent around the object and its shadow: the tint behind comes from
 * the theme.
 * @param folder where the vector objects are, from `shapesFolder()`
 * @param square pixels of a side, a multiple of 4
 */
export async function composePicture(
  folder: string,
  picture: Picture,
  view: View,
  square: number,
): Promise<Buffer> {
  const layers: OverlayOptions[] = []
  // Seen from near an object is turned a little and bleeds off the picture: there is no ground to stand on.
  const stance = view === 'close' ? 'lies' : (picture.stance ?? 'stands')
  for (const { object, left, top } of await arranged(folder, picture, view, square)) {
    layers.push(layer(await shadowOf(object, left, top, square, stance), 0, 0))
    layers.push(await clipped(object, left, top, square))
  }
  const ground = { width: square, height: square, channels: 4, background: '#0000' } as const
  return sharp({ create: ground }).composite(layers).png({ compressionLevel: 5 }).toBuffer()
}

/** The objects of a view with their left upper corners, from back to front. */
async function arranged(folder: string, picture: Picture, view: View, square: number) {
  const [focusX, focusY] = view === 'close' ? (picture.focus ?? [0.5, 0.4]) : [0.5, 0.5]
  // A group stands on one ground, whatever the heights of its members.
  const anchor = view === 'group' && picture.stance !== 'lies' ? 1 : focusY
  const objects: { object: Raster; left: number; top: number }[] = []
  for (const placed of LAYOUTS[view](picture)) {
    const object = await drawn(folder, placed, square)
    const left = Math.round(placed.x * square - focusX * object.width)
    objects.push({ object, left, top: Math.round(placed.y * square - anchor * object.height) })
  }
  if (view === 'group') {
    const upper = Math.min(...objects.map(({ top }) => top))
    const lower = Math.max(...objects.map(({ top, object }) => top + object.height))
    const down = Math.round((square - lower - upper) / 2)
    for (const placed of objects) placed.top += down
  }
  return objects
}

const LAYOUTS: Record<View, (picture: Picture) => Placed[]> = {
  whole: ({ shape, turn = 0 }) => [{ shape, size: 0.58, x: 0.5, y: 0.49, turn }],
  close: ({ shape, turn = 0 }) => [{ shape, size: 1.12, x: 0.5, y: 0.5, turn: turn - 6 }],
  group: ({ shape, turn = 0, stance, beside: [left, right] = [shape, shape] }) =>
    stance === 'lies'
      ? [
          { shape: left, size: 0.38, x: 0.33, y: 0.33, turn: left === shape ? turn - 24 : -10 },
          { shape: right ?? shape, size: 0.38, x: 0.68, y: 0.37, turn: right === undefined ? turn + 22 : 14 },
          { shape, size: 0.46, x: 0.49, y: 0.63, turn: turn + 4 },
        ]
      : [
          { shape: left, size: 0.36, x: 0.3, y: 0.66, turn: 0 },
          { shape: right ?? shape, size: 0.36, x: 0.71, y: 0.68, turn: 0 },
          { shape, size: 0.43, x: 0.49, y: 0.79, turn },
        ],
}

/** The object in the pixels that its place asks for: things of any proportion look equally big. */
async function drawn(folder: string, { shape, size, turn }: Placed, square: number): Promise<Raster> {
  const wanted = size * square
  const sketch = await drawShape(folder, shape, Math.min(LARGEST_DRAWING, wanted * 1.08))
  const turned =
    turn === 0
      ? sketch
      : await raster(asInput(await raster(asInput(sketch).rotate(turn, { background: '#0000' }))).trim())
  const { width, height } = turned
  const scale = Math.min(
    wanted / Math.sqrt(width * height),
    (wanted * 1.24) / width,
    (wanted * 1.12) / height,
  )
  return raster(
    asInput(turned).resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' }),
  )
}

/** The part of an object that lies on the square, as sharp takes no layer that reaches beyond it. */
async function clipped(object: Raster, left: number, top: number, square: number): Promise<OverlayOptions> {
  const from = { x: Math.max(0, -left), y: Math.max(0, -top) }
  const width = Math.min(object.width - from.x, square - Math.max(0, left))
  const height = Math.min(object.height - from.y, square - Math.max(0, top))
  const part = await raster(asInput(object).extract({ left: from.x, top: from.y, width, height }))
  return layer(part, Math.max(0, left), Math.max(0, top))
}

const layer = ({ data, width, height }: Raster, left: number, top: number): OverlayOptions => ({
  input: data,
  raw: { width, height, channels: 4 },
  left,
  top,
})

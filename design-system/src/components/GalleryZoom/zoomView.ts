/** How a picture lies in its window: enlarged so many times, its middle moved by so many px. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

/** A place in the window, in px from its middle. */
export interface Point {
  x: number
  y: number
}

/** The window, in px. */
export interface Size {
  width: number
  height: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4
/** What a button, a key and a double tap enlarge by. */
export const STEP = 2

/** The picture enlarged by a factor around a place, which stays where it is; from 1 to 4 times, never off the window. */
export function zoomedAt(view: ZoomView, factor: number, place: Point, size: Size): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), MAX_SCALE)
  const grown = scale / view.scale
  return within(
    { scale, x: place.x - (place.x - view.x) * grown, y: place.y - (place.y - view.y) * grown },
    size,
  )
}

/** The picture moved by so many px, as far as there is picture. */
export function panned(view: ZoomView, by: Point, size: Size): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, size)
}

function within({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const roomX = (width * (scale - 1)) / 2
  const roomY = (height * (scale - 1)) / 2
  return { scale, x: clamp(x, roomX), y: clamp(y, roomY) }
}

function clamp(value: number, room: number): number {
  // Never minus nought.
  return room === 0 ? 0 : Math.min(Math.max(value, -room), room)
}

import type { CreateEngine, MapOptions, Point } from '#shared/map/model/engine.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** The drawing's extent from its middle, in degrees. */
const SPAN = { latitude: 0.06, longitude: 0.12 }

/** The drawing instead of tiles: a river, streets, parks. */
const SHAPES: readonly (readonly [path: string, fill: string, stroke: string, width: number])[] = [
  ['M0 0H600V400H0Z', 'var(--dk-palette-tint-1)', 'none', 0],
  ['M60 40H210V150H60Z M400 250H560V370H400Z', 'var(--dk-palette-success-soft)', 'none', 0],
  ['M-10 90C120 120 180 300 330 270S520 120 610 180', 'none', 'var(--dk-palette-blue-main)', 26],
  [
    'M0 210L600 120 M120 0L220 400 M330 0L400 400 M0 330L600 300',
    'none',
    'var(--dk-palette-background-paper)',
    12,
  ],
  [
    'M0 60L600 20 M40 0L90 400 M480 0L560 400 M0 270L600 220',
    'none',
    'var(--dk-palette-background-paper)',
    5,
  ],
]

/** Draws the map of a story: the same everywhere, without WebGL; only its markers move. */
const draw = ({ container, label, centre: start }: MapOptions): HTMLElement => {
  const ground = document.createElement('div')
  ground.tabIndex = 0
  ground.setAttribute('role', 'region')
  ground.setAttribute('aria-label', label)
  ground.style.cssText = 'position:relative;height:100%;overflow:hidden'
  ground.dataset['start'] = `${start.latitude} ${start.longitude}`
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 600 400')
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  svg.setAttribute('aria-hidden', 'true')
  svg.style.cssText = 'position:absolute;inset:0;width:100%;height:100%'
  for (const [path, fill, stroke, width] of SHAPES) {
    const shape = document.createElementNS(SVG, 'path')
    shape.setAttribute('d', path)
    shape.style.fill = fill
    shape.style.stroke = stroke
    shape.setAttribute('stroke-width', String(width))
    svg.append(shape)
  }
  ground.append(svg)
  container.append(ground)
  return ground
}

function middleOf(points: readonly Point[]): Point {
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return {
    latitude: half(points.map(({ latitude }) => latitude)),
    longitude: half(points.map(({ longitude }) => longitude)),
  }
}

/** The map engine of stories: a drawing that can be clicked. */
export const stillMap: CreateEngine = (options) => {
  const ground = draw(options)
  let centre = options.centre
  const put = (element: HTMLElement, { latitude, longitude }: Point) => {
    element.style.left = `${50 + ((longitude - centre.longitude) / SPAN.longitude) * 100}%`
    element.style.top = `${50 - ((latitude - centre.latitude) / SPAN.latitude) * 100}%`
  }
  const placed = new Map<HTMLElement, Point>()
  const putAll = () => {
    for (const [element, point] of placed) put(element, point)
  }
  ground.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width, height } = ground.getBoundingClientRect()
    options.onClick({
      latitude: centre.latitude + (0.5 - (clientY - top) / height) * SPAN.latitude,
      longitude: centre.longitude + ((clientX - left) / width - 0.5) * SPAN.longitude,
    })
  })
  queueMicrotask(() => {
    options.onReady()
    options.onTiles('loaded')
  })
  const moveTo = (point: Point) => {
    centre = point
    putAll()
  }
  return {
    moveTo,
    fit: (points) => moveTo(middleOf(points)),
    sees: ({ latitude, longitude }) =>
      Math.abs(latitude - centre.latitude) < SPAN.latitude / 2 &&
      Math.abs(longitude - centre.longitude) < SPAN.longitude / 2,
    zoomBy: () => undefined,
    centre: () => centre,
    setTiles: () => undefined,
    placeMarker(element, point, anchor) {
      element.style.position = 'absolute'
      element.style.translate = anchor === 'bottom' ? '-50% -100%' : '-50% -50%'
      placed.set(element, point)
      ground.append(element)
      putAll()
      return {
        moveTo(next) {
          placed.set(element, next)
          putAll()
        },
        remove() {
          placed.delete(element)
          element.remove()
        },
      }
    },
    destroy: () => ground.remove(),
  }
}

/** A map without tiles, neither of the service nor of the sketch. */
export const mapWithoutTiles: CreateEngine = (options) => {
  queueMicrotask(() => options.onTiles('failed'))
  return stillMap(options)
}

/** A browser without WebGL. */
export const noMap: CreateEngine = () => {
  throw new Error('Failed to initialize WebGL.')
}

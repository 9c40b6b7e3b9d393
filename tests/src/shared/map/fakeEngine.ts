import type { CreateEngine, MapOptions, Point } from '#shared/map/model/engine.ts'

/** What a test sees of a map, and can do to it. */
export interface FakeMap {
  options: MapOptions
  /** what was done to it, in order */
  done: string[]
  /** where its markers are, by their names */
  markers: Map<string, Point>
  isDestroyed: boolean
  /** where its middle is */
  middle: Point
  /** what it shows: everything, until the test says otherwise */
  sees: (point: Point) => boolean
}

export interface FakeEngine {
  load: () => Promise<CreateEngine>
  /** all maps that were made, the last one last */
  maps: FakeMap[]
  last: () => FakeMap
}

export interface FakeEngineOptions {
  /** thrown in place of a map: no WebGL */
  noMap?: boolean
  /** markers can't be placed */
  noMarkers?: boolean
  /** its style comes when the test says so, by `options.onReady` */
  readyLater?: boolean
}

const text = ({ latitude, longitude }: Point) => `${latitude},${longitude}`

/** An engine that draws nothing and remembers everything. */
export function fakeEngine({ noMap, noMarkers, readyLater }: FakeEngineOptions = {}): FakeEngine {
  const maps: FakeMap[] = []

  const create: CreateEngine = (options) => {
    if (noMap) throw new Error('Failed to initialize WebGL.')
    const map: FakeMap = {
      options,
      done: [],
      markers: new Map(),
      isDestroyed: false,
      middle: options.centre,
      sees: () => true,
    }
    maps.push(map)
    const ground = document.createElement('div')
    ground.tabIndex = 0
    ground.setAttribute('role', 'region')
    ground.setAttribute('aria-label', options.label)
    options.container.append(ground)
    if (!readyLater) queueMicrotask(options.onReady)
    return {
      moveTo: (point, zoom, { animate }) => {
        map.middle = point
        map.done.push(`move ${text(point)} ${zoom}${animate ? ' slowly' : ''}`)
      },
      fit: (points, { animate }) =>
        void map.done.push(`fit ${points.map(text).join(' ')}${animate ? ' slowly' : ''}`),
      sees: (point) => map.sees(point),
      zoomBy: (steps) => void map.done.push(`zoom ${steps}`),
      centre: () => map.middle,
      setTiles: ({ url, inverted }) => void map.done.push(`tiles ${url}${inverted ? ' inverted' : ''}`),
      placeMarker(element, point, anchor) {
        if (noMarkers) throw new Error('no marker')
        const name = element.getAttribute('aria-label') ?? ''
        ground.append(element)
        map.markers.set(name, point)
        map.done.push(`marker ${anchor}`)
        return {
          moveTo: (next, glideMs) => {
            map.markers.set(name, next)
            map.done.push(`glide ${glideMs}`)
          },
          remove: () => {
            element.remove()
            map.markers.delete(name)
          },
        }
      },
      destroy: () => {
        map.isDestroyed = true
      },
    }
  }

  return {
    load: () => Promise.resolve(create),
    maps,
    last: () => {
      const map = maps.at(-1)
      if (map === undefined) throw new Error('no map was made')
      return map
    },
  }
}

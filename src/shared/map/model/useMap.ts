import { prefersReducedMotion } from '@dukani/design-system'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react'
import { retryLoad } from '#shared/browser/pageReload.ts'
import type { CreateEngine, MapEngine, MapOptions, PageGestures, Point, Tiles } from './engine.ts'
import { useEngineLoader } from './EngineContext.ts'
import type { TileSource, TileTrouble } from './tileSources.ts'
import { useTiles } from './useTiles.ts'

export interface UseMapOptions {
  /** Name of the map for readers. */
  label: string
  /** Where it starts; later changes move nothing. */
  centre: Point
  zoom: number
  onClick?: (point: Point) => void
  /** The shopper moves or zooms it: by hand, by keys, or by the buttons. */
  onMoved?: () => void
  /** It stands in a page that is scrolled across it; later changes say nothing else. */
  page?: PageGestures
}

/** A map on the screen. */
export interface ShownMap {
  /** Goes on the empty element that the map is drawn in. */
  canvas: RefCallback<HTMLElement>
  state: 'loading' | 'ready' | 'failed'
  /** null until it is ready */
  engine: MapEngine | null
  /** Begins anew after a failure. */
  retry: () => void
  source: TileSource
  trouble: TileTrouble | null
  zoomBy: (steps: number) => void
}

/**
 * A map in an element, drawn by the shop's engine, which is fetched when the element is there and let go with it. Its
 * tiles follow the theme; when none of the first can be had, the sketch takes their place (MAP-08).
 */
export function useMap({ label, centre, zoom, onClick, onMoved, page }: UseMapOptions): ShownMap {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { tiles, source, trouble, events } = useTiles()
  const shownTiles = useRef<Tiles | null>(null)

  const load = useEffectEvent(useEngineLoader())
  const clicked = useEffectEvent((point: Point) => onClick?.(point))
  const moved = useEffectEvent(() => onMoved?.())
  const withEvents = useEffectEvent((tell: (now: typeof events) => void) => tell(events))
  const create = useEffectEvent((make: CreateEngine, into: HTMLElement, life: Lifecycle) => {
    shownTiles.current = tiles
    return make({
      ...{ container: into, label, centre, zoom, tiles, page },
      ...life,
      onClick: (point) => clicked(point),
      onMoved: () => moved(),
      onTiles: (outcome) => withEvents((now) => now.onTiles(outcome)),
      onTileMissing: () => withEvents((now) => now.onTileMissing()),
    })
  })

  useEffect(() => {
    if (container === null) return
    const life = begin(container, () => (attempt > 0 ? retryLoad(load) : load()), create, {
      onReady: setEngine,
      onFailed: (error) => {
        console.warn('the map could not be drawn', error)
        setEngine(null)
        setFailed(true)
      },
    })
    return () => {
      life.end()
      setEngine(null)
    }
  }, [container, attempt])

  const { url, inverted, timeoutMs } = tiles
  useEffect(() => {
    const shown = shownTiles.current
    if (engine === null || (shown?.url === url && shown.inverted === inverted)) return
    shownTiles.current = { url, inverted, timeoutMs }
    engine.setTiles(shownTiles.current)
  }, [engine, url, inverted, timeoutMs])

  const retry = useCallback(() => {
    setFailed(false)
    setAttempt((n) => n + 1)
  }, [])
  return {
    canvas: setContainer,
    state: hasFailed ? 'failed' : engine === null ? 'loading' : 'ready',
    engine,
    retry,
    source,
    trouble,
    zoomBy(steps) {
      onMoved?.()
      engine?.zoomBy(steps, { animate: !prefersReducedMotion() })
    },
  }
}

type Lifecycle = Pick<MapOptions, 'onReady' | 'onFailed'>

/** Fetches an engine and makes a map by it. @returns ends it, at whatever point that is */
function begin(
  container: HTMLElement,
  load: () => Promise<CreateEngine>,
  create: (make: CreateEngine, container: HTMLElement, life: Lifecycle) => MapEngine,
  callbacks: { onReady: (engine: MapEngine) => void; onFailed: (error: unknown) => void },
): { end: () => void } {
  let isOver = false
  let made: MapEngine | null = null
  // The libraries leave their classes on the container.
  const ground = document.createElement('div')
  container.append(ground)
  const end = () => {
    isOver = true
    made?.destroy()
    made = null
    ground.remove()
  }
  const onFailed = (error: unknown) => {
    if (isOver) return
    end()
    callbacks.onFailed(error)
  }
  const onReady = () => {
    if (!isOver && made !== null) callbacks.onReady(made)
  }
  load()
    .then((make) => {
      if (!isOver) made = create(make, ground, { onReady, onFailed })
    })
    .catch(onFailed)
  return { end }
}

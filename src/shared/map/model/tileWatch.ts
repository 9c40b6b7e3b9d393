/** A source that requests no tile within this time (ms) has failed. */
const FIRST_REQUEST_MS = 10_000
/** How often to check whether all tiles have been answered (ms): a 404 raises no event. */
const LOOK_MS = 500

export interface TileWatchOptions {
  /** How long the first tile may take, from its request on: an unreachable host raises no event. */
  timeoutMs: number
  /** Whether every tile in view has had its answer, good or bad. */
  areSettled: () => boolean
  /** The first tiles: `failed` when there are none, `loaded` when there is one, be it after that. */
  onFirst: (outcome: 'loaded' | 'failed') => void
  /** A tile failed after others had come. */
  onMissing: () => void
}

/** Watches the tiles of one source. */
export interface TileWatch {
  asked: () => void
  loaded: () => void
  failed: () => void
  stop: () => void
}

/**
 * Finds out whether a source of tiles gives any: a tile or two may be missing, but when the first ones have all been
 * answered and none is there, or no answer arrives in time, the source has failed.
 */
export function watchTiles({ timeoutMs, areSettled, onFirst, onMissing }: TileWatchOptions): TileWatch {
  const counts = { asked: 0, failed: 0 }
  let outcome: 'loaded' | 'failed' | null = null
  const settle = (now: 'loaded' | 'failed') => {
    outcome = now
    stop()
    onFirst(now)
  }
  let timer = setTimeout(() => settle('failed'), FIRST_REQUEST_MS)
  const look = setInterval(() => {
    if (counts.asked > 0 && areSettled()) settle('failed')
  }, LOOK_MS)
  function stop() {
    clearTimeout(timer)
    clearInterval(look)
  }

  return {
    asked: () => {
      counts.asked += 1
      if (counts.asked > 1 || outcome !== null) return
      clearTimeout(timer)
      timer = setTimeout(() => settle('failed'), timeoutMs)
    },
    loaded: () => {
      if (outcome === 'loaded') return
      const early = outcome === null && counts.failed > 0
      settle('loaded')
      if (early) onMissing()
    },
    failed: () => {
      counts.failed += 1
      if (outcome === 'loaded') onMissing()
    },
    stop,
  }
}

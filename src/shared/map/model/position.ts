import type { Point } from './engine.ts'

/** Why there is no position: the browser can't, or it couldn't be had (denied, unavailable, too late). */
export type PositionFailure = 'unsupported' | 'failed'

/** High accuracy, within 10 s, uncached (MAP-06). */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

/** Asks the device where it is. @throws PositionError */
export function currentPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = deviceGeolocation(),
): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (geolocation === undefined) {
      reject(new PositionError('unsupported'))
      return
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (cause) => reject(new PositionError('failed', cause)),
      OPTIONS,
    )
  })
}

/** Why there is no position. */
export class PositionError extends Error {
  override readonly name = 'PositionError'
  readonly reason: PositionFailure

  constructor(reason: PositionFailure, cause?: unknown) {
    super(`no position: ${reason}`, { cause })
    this.reason = reason
  }
}

// Missing in old browsers and on insecure pages, although its type says otherwise.
function deviceGeolocation(): Geolocation | undefined {
  return 'geolocation' in navigator ? navigator.geolocation : undefined
}

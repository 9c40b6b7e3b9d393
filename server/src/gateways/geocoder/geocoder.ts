import type { GeocodeResult } from '@dukani/contracts'
import type { Point } from '../../point.ts'

/** Finds addresses. */
export interface Geocoder {
  /**
   * The places that a text may mean, the likeliest first.
   * @throws GeocoderUnavailableError
   */
  search(text: string): Promise<GeocodeResult[]>
  /**
   * The address at a point; null if there is none.
   * @throws GeocoderUnavailableError
   */
  reverse(point: Point): Promise<GeocodeResult | null>
}

/** The geocoder didn't answer, or not validly; another one may. */
export class GeocoderUnavailableError extends Error {
  override name = 'GeocoderUnavailableError'
  /** the geocoder should not be asked for a while; false: only this request failed */
  readonly lasting: boolean

  constructor(message: string, { lasting = true, cause }: { lasting?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.lasting = lasting
  }
}

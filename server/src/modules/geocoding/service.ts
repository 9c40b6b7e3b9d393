import type { GeocodeResult } from '@dukani/contracts'
import { GeocoderUnavailableError, type Geocoder } from '../../gateways/geocoder/geocoder.ts'
import type { Point } from '../../point.ts'

/** The source of an answer: the shop's geocoder, or its own sketch of Georgia. */
export type AnsweredBy = 'geocoder' | 'gazetteer'

export interface Answered<Answer> {
  answer: Answer
  by: AnsweredBy
}

/** Finds addresses (MAP-03, MAP-05). */
export interface GeocodingService {
  /**
   * The places that a text may mean.
   * @param isSuggestion the text is still being typed: the geocoder gets it only if its policy allows that
   */
  search(text: string, isSuggestion: boolean): Promise<Answered<GeocodeResult[]>>
  /** The address at a point; null if there is none. */
  reverse(point: Point): Promise<Answered<GeocodeResult | null>>
}

export interface GeocodingOptions {
  /** the configured geocoder, and whether it may be asked for suggestions; null: the gazetteer answers everything */
  geocoder: { ask: Geocoder; suggests: boolean } | null
  gazetteer: Geocoder
  /** called with the reason when the geocoder didn't answer */
  onAway: (reason: GeocoderUnavailableError) => void
}

/** When the geocoder doesn't answer, the gazetteer does: a rough address is better than none. */
export function createGeocodingService({ geocoder, gazetteer, onAway }: GeocodingOptions): GeocodingService {
  async function answered<Answer>(
    work: (asked: Geocoder) => Promise<Answer>,
    maySuggest: boolean,
  ): Promise<Answered<Answer>> {
    if (geocoder !== null && maySuggest) {
      try {
        return { answer: await work(geocoder.ask), by: 'geocoder' }
      } catch (error) {
        if (!(error instanceof GeocoderUnavailableError)) throw error
        onAway(error)
      }
    }
    return { answer: await work(gazetteer), by: 'gazetteer' }
  }

  return {
    search: (text, isSuggestion) =>
      answered((asked) => asked.search(text), !isSuggestion || geocoder?.suggests === true),
    reverse: (point) => answered((asked) => asked.reverse(point), true),
  }
}

import { geocodeAddressSchema, type GeocodeResult } from '@dukani/contracts'
import * as z from 'zod/mini'
import { GEOCODER_TIMEOUT_MS } from '../../config/limits.ts'
import type { GeocoderConfig } from '../../config/maps.ts'
import { createAnswerCache } from './answerCache.ts'
import { fetchJson } from './fetchJson.ts'
import { GeocoderUnavailableError, type Geocoder } from './geocoder.ts'
import { createPace } from './pace.ts'

/** How long (ms) it isn't asked after a failure, so that requests don't keep waiting in vain. */
const REST_MS = 15_000
const MOST_RESULTS = 8
// The precision of coordinates: about a metre.
const DIGITS = 5

const coordinate = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const placeSchema = z.object({
  lat: coordinate,
  lon: coordinate,
  display_name: z.string(),
  address: z._default(geocodeAddressSchema, {}),
})
const nothingSchema = z.object({ error: z.unknown() })

export interface NominatimOptions extends Pick<GeocoderConfig, 'url' | 'rate'> {
  /** identifies the shop to the server's operators */
  userAgent: string
  /** in ms; for tests */
  timeout?: number
}

/**
 * A server with the API of Nominatim. Its answers are always in Georgian, whatever the shopper's language: couriers
 * read the address, and so do the rules that parse it (PROF-08).
 */
export function createNominatim({
  url,
  rate,
  userAgent,
  timeout = GEOCODER_TIMEOUT_MS,
}: NominatimOptions): Geocoder {
  const inTurn = createPace(rate)
  const cachedList = createAnswerCache<GeocodeResult[]>()
  const cachedPlace = createAnswerCache<GeocodeResult | null>()
  let restsUntil = 0

  async function ask(path: string, parameters: Record<string, string>): Promise<unknown> {
    const address = new URL(`${url}${path}`)
    const all = { ...parameters, format: 'jsonv2', addressdetails: '1', 'accept-language': 'ka' }
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value)
    return inTurn(async () => {
      if (performance.now() < restsUntil) throw new GeocoderUnavailableError('failed just now')
      try {
        return await fetchJson(address, { accept: 'application/json', 'user-agent': userAgent }, timeout)
      } catch (error) {
        if (!(error instanceof GeocoderUnavailableError) || error.lasting)
          restsUntil = performance.now() + REST_MS
        throw error
      }
    })
  }

  return {
    search(text) {
      const q = text.normalize('NFC').trim().replace(/\s+/g, ' ')
      return cachedList(q.toLowerCase(), async () => {
        const answer = await ask('/search', { q, countrycodes: 'ge', limit: String(MOST_RESULTS) })
        return understood(z.array(placeSchema), answer)
      })
    },

    reverse({ lat, lon }) {
      const at = { lat: lat.toFixed(DIGITS), lon: lon.toFixed(DIGITS) }
      return cachedPlace(`${at.lat} ${at.lon}`, async () => {
        const answer = await ask('/reverse', { ...at, zoom: '18' })
        return nothingSchema.safeParse(answer).success ? null : understood(placeSchema, answer)
      })
    },
  }
}

function understood<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new GeocoderUnavailableError('answered with an unexpected body')
  return parsed.data
}

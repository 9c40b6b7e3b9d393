import { filledText, geocodeResultSchema, MAX_ADDRESS_SEARCH_LENGTH } from '@dukani/contracts'
import * as z from 'zod/mini'
import { refusedInError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers } from '../../plugins/customer.ts'
import type { AnsweredBy, GeocodingService } from './service.ts'

const degrees = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{0,20})?(?:e-\d{1,2})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  )

// `suggest` is our own parameter; other servers ignore it.
const searchQuery = z.object({ q: filledText(MAX_ADDRESS_SEARCH_LENGTH), suggest: z.optional(z.string()) })
const reverseQuery = z.object({ lat: degrees(90), lon: degrees(180) })

// By the bearer, or "with credentials" (section 7): by the cookie of the access token.
const config = { accessCookie: true, limit: 'places' } as const

const headersOf = (by: AnsweredBy) => ({ 'cache-control': 'no-store', 'x-geocoder': by })

/**
 * `GET /v1/customer/search-address/?q=` and `GET /v1/customer/reverse-geocode/?lat=&lon=` (MAP-03, MAP-05), for
 * customers only, since they may cause requests to another server. With `suggest=1` the text is still being typed. The
 * header X-Geocoder names the source of the answer. Personal, so nothing is cached.
 */
export function addGeocodingRoutes(app: App, { geocoding }: { geocoding: GeocodingService }): void {
  app.get(
    '/v1/customer/search-address/',
    {
      config,
      preValidation: forCustomers,
      schema: {
        summary: 'Places that match a text',
        querystring: searchQuery,
        response: { 200: z.array(geocodeResultSchema) },
      },
    },
    async (request, reply) => {
      const { q, suggest } = request.query
      const { answer, by } = await geocoding.search(q, suggest === '1')
      return reply.headers(headersOf(by)).send(answer)
    },
  )

  app.get(
    '/v1/customer/reverse-geocode/',
    {
      config,
      preValidation: forCustomers,
      schema: {
        summary: 'The address at a point of the map',
        querystring: reverseQuery,
        response: { 200: geocodeResultSchema },
      },
    },
    async (request, reply) => {
      const { answer, by } = await geocoding.reverse(request.query)
      if (answer === null) throw refusedInError(404, 'server.noAddressHere')
      return reply.headers(headersOf(by)).send(answer)
    },
  )
}

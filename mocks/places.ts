import type { GeocodeResult } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** A place as a geocoder finds it. */
export function place(overrides: Partial<GeocodeResult> = {}): GeocodeResult {
  return {
    lat: '41.7085',
    lon: '44.7742',
    display_name: 'ჭავჭავაძის გამზირი 12, ვაკის რაიონი, თბილისი, 0179, საქართველო',
    address: {
      house_number: '12',
      road: 'ჭავჭავაძის გამზირი',
      city_district: 'ვაკის რაიონი',
      city: 'თბილისი',
      state: 'თბილისი',
      postcode: '0179',
      country: 'საქართველო',
      country_code: 'ge',
    },
    ...overrides,
  }
}

/** Three places of one name: in Tbilisi, in Batumi, and a street in Kutaisi without a postal code. */
export function threePlaces(): GeocodeResult[] {
  return [
    place(),
    place({
      lat: '41.6461',
      lon: '41.6405',
      display_name: 'ჭავჭავაძის ქუჩა 4, ბათუმი, აჭარა, 6000, საქართველო',
      address: {
        house_number: '4',
        road: 'ჭავჭავაძის ქუჩა',
        city: 'ბათუმი',
        state: 'აჭარა',
        postcode: '6000',
      },
    }),
    place({
      lat: '42.2679',
      lon: '42.6946',
      display_name: 'ილია ჭავჭავაძის გამზირი, ქუთაისი, იმერეთი, საქართველო',
      address: { road: 'ილია ჭავჭავაძის გამზირი', city: 'ქუთაისი', state: 'იმერეთი' },
    }),
  ]
}

/** What stands where a point is marked. */
export function placeAtPoint(): GeocodeResult {
  return place({
    lat: '41.7151',
    lon: '44.8271',
    display_name: 'კეთილდღეობის ქუჩა 5, ისნის რაიონი, თბილისი, 0101, საქართველო',
    address: {
      house_number: '5',
      road: 'კეთილდღეობის ქუჩა',
      city: 'თბილისი',
      state: 'თბილისი',
      postcode: '0101',
    },
  })
}

export interface KnownPlaces {
  /** what a search finds: those that have its text in their address */
  places?: readonly GeocodeResult[]
  /** what is at any point; null: nothing is known of it */
  at?: GeocodeResult | null
}

/** The calls of a geocoder. */
export function placeHandlers({
  places = threePlaces(),
  at = placeAtPoint(),
}: KnownPlaces = {}): HttpHandler[] {
  return [
    http.get('*/v1/customer/search-address/', ({ request }) => {
      const text = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase()
      return HttpResponse.json(places.filter(({ display_name }) => display_name.toLowerCase().includes(text)))
    }),
    http.get('*/v1/customer/reverse-geocode/', () =>
      at === null
        ? HttpResponse.json({ detail: 'Unable to geocode' }, { status: 404 })
        : HttpResponse.json(at),
    ),
  ]
}

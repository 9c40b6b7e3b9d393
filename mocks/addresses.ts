import type { Address } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

/** A saved address as the server sends it. */
export function address(overrides: Partial<Address> = {}): Address {
  return {
    id: '0199a1b2-0000-7000-8007-000000000001',
    home_address: 'რუსთაველის გამზირი 12, ბ. 7',
    city: 'თბილისი',
    region: 'მთაწმინდის რაიონი',
    postal_code: '0108',
    latitude: null,
    longitude: null,
    ...overrides,
  }
}

/** Home, and the parents'. */
export function twoAddresses(): Address[] {
  return [
    address(),
    address({
      id: '0199a1b2-0000-7000-8007-000000000002',
      home_address: 'ფარნავაზ მეფის ქუჩა 44',
      city: 'ბათუმი',
      region: 'აჭარა',
      postal_code: '',
    }),
  ]
}

/** The list of a customer's saved addresses. Without a bearer there is none. */
export function addressHandlers(addresses: readonly Address[]): HttpHandler[] {
  return [
    http.get('*/v1/customer/addresses/', ({ request }) =>
      request.headers.get('authorization') === null
        ? refusal('გთხოვთ, შეხვიდეთ სისტემაში.', 401)
        : HttpResponse.json({
            count: addresses.length,
            next: null,
            previous: null,
            results: addresses,
          }),
    ),
  ]
}

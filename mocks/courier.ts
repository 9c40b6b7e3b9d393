import type { CourierLocation } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

/** Where a courier is, by the river in Tbilisi, as the server sends it. */
export function courierLocation(overrides: Partial<CourierLocation> = {}): CourierLocation {
  return { latitude: 41.7151, longitude: 44.8271, ...overrides }
}

/** What is answered to one look: a place, seen so many ms ago, or a refusal's status. */
export type CourierAnswer = (CourierLocation & { agoMs: number }) | number

/** `GET /v1/orders/{id}/courier-location/`: each of these in turn, and from then on the last. */
export function courierHandler(...answers: readonly CourierAnswer[]): HttpHandler {
  let looks = 0
  return http.get('*/v1/orders/:id/courier-location/', () => {
    const answer = answers[Math.min(looks++, answers.length - 1)] ?? 404
    if (typeof answer === 'number')
      return refusal(answer === 404 ? 'ვერ მოიძებნა.' : 'სერვერის შეცდომა.', answer)
    const { agoMs, ...place } = answer
    return HttpResponse.json({ ...place, recorded_at: new Date(Date.now() - agoMs).toISOString() })
  })
}

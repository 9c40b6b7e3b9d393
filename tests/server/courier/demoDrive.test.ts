import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { distanceKm, isInside } from '../../../server/src/sketch/geography/distance.ts'
import { OUTLINE } from '../../../server/src/sketch/geography/outline.ts'
import { COAST } from '../../../server/src/sketch/geography/waters.ts'
import type { Drive } from '../../../server/src/gateways/courierSimulation.ts'
import { demoPosition, routeTo } from '../../../server/src/sketch/demoDrive.ts'
import { demoAddresses } from '../../../server/src/db/seed/demoCustomer.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'
import { eachRow } from '../support/eachRow.ts'

const since = new Date('2026-11-15T13:30:00+04:00')
const TICK_MS = 10_000
const HOUR_MS = 3_600_000

const drives: [string, Drive][] = [
  ...demoAddresses.map(({ homeAddress, ...to }): [string, Drive] => [homeAddress, { ...to, since }]),
  ['far from every street', { city: '', latitude: 42.9, longitude: 43.1, since }],
  ['an unknown town', { city: 'ვერსაად', latitude: null, longitude: null, since }],
]

test('ORDER-07 the demo’s courier drives to the door and back, wherever the address is', () =>
  eachRow(drives, (_where, drive) => {
    const places = Array.from({ length: HOUR_MS / TICK_MS }, (_, tick) =>
      demoPosition(drive, new Date(since.getTime() + tick * TICK_MS)),
    )
    const { latitude, longitude } = drive
    const door = latitude === null || longitude === null ? null : { lat: latitude, lon: longitude }
    const steps = places.slice(1).map((place, at) => distanceKm(places[at] ?? place, place) * 1000)
    // At most 24 km/h: a marker that glides from poll to poll never jumps.
    expect(Math.max(...steps)).toBeLessThan(70)
    expect(steps.filter((metres) => metres > 10).length).toBeGreaterThan(steps.length / 2)
    expect(places.every((place) => isInside(place, OUTLINE) || isInside(place, COAST))).toBe(true)
    if (door === null) return
    const away = places.map((place) => distanceKm(place, door))
    expect(Math.min(...away)).toBeLessThan(0.03)
    expect(Math.max(...away)).toBeGreaterThan(0.3)
    expect(Math.max(...away)).toBeLessThan(5)
  }))

test('ORDER-07 the position of the demo’s courier depends on the time alone, even before the start', () => {
  const [[, drive] = ['', { city: '', latitude: null, longitude: null, since }]] = drives
  const moment = new Date('2026-11-22T10:00:07Z')
  expect(demoPosition(drive, moment)).toEqual(demoPosition({ ...drive }, new Date(moment)))
  expect(demoPosition(drive, new Date(0))).toEqual(demoPosition(drive, since))
})

test('a route ends at the door', () => {
  const door = { lat: 41.7098, lon: 44.7627 }
  expect(routeTo(door).at(-1)).toEqual(door)
  expect(routeTo(door).length).toBeGreaterThan(2)
})

test('ORDER-07 the demo has a courier without a report, a shop has none', async () => {
  for (const mode of ['demo', 'shop'] as const) {
    const { db, customer } = await orderApp({ config: { mode } })
    const { id: productId } = await storeProduct(db, { name: 'წიგნი', priceTetri: 900 })
    const asked = await customer()
    const id = await asked.ordered([{ productId, quantity: 1 }], 900)
    await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id))
    const answer = await asked.get(`/v1/orders/${id}/courier-location/`)
    expect([mode, answer.statusCode]).toEqual([mode, mode === 'demo' ? 200 : 404])
    if (mode === 'demo')
      expect(Object.keys(answer.json<object>())).toEqual(['latitude', 'longitude', 'recorded_at'])
  }
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { order } from '#mocks/orders.ts'
import { stubMedia } from '../../shared/map/pickerScene.tsx'
import { courierScene } from './courierScene.tsx'
import { keepCookies } from './customer.tsx'

const ADDRESS = { latitude: 41.6995, longitude: 44.796 }
const HERE = { latitude: 41.7151, longitude: 44.8271 }
const NEXT = { latitude: 41.714, longitude: 44.826 }
const shipped = order({ status: 'shipped', ...ADDRESS })
const WAITING = 'კურიერის ადგილმდებარეობა აქ გამოჩნდება'

beforeEach(() => {
  vi.useFakeTimers()
  keepCookies()
  stubMedia()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

test('ORDER-07 API-01 is looked for at once and every 10 s, without an Authorization header, with the cookies, past caches', async () => {
  const { looks, after, courierIs } = courierScene(shipped)
  courierIs(HERE)
  await after(100)
  expect(looks).toHaveLength(1)
  const [{ url, init } = { url: '', init: {} }] = looks
  expect(url).toBe(`http://shop.test/v1/orders/${String(shipped.id)}/courier-location/`)
  expect(new Headers(init.headers).has('Authorization')).toBe(false)
  expect(init).toMatchObject({ method: 'GET', credentials: 'include', cache: 'no-store' })
  await after(9_800)
  expect(looks).toHaveLength(1)
  await after(200)
  expect(looks).toHaveLength(2)
  await after(30_000)
  expect(looks).toHaveLength(5)
})

test('ORDER-07 a failure is only logged, the map stays, and it is asked again after 10 s', async () => {
  const warn = quiet()
  const { engine, looks, after, courierIs } = courierScene(shipped)
  courierIs(HERE)
  await after(100)
  const before = [...engine.last().done]
  courierIs(500)
  await after(10_000)
  expect(looks).toHaveLength(2)
  expect(warn).toHaveBeenCalledOnce()
  await after(20_000)
  expect(looks).toHaveLength(4)
  expect(engine.last().done).toEqual(before)
  expect(engine.last().markers.get('კურიერი')).toEqual(HERE)
  expect(screen.queryByRole('alert')).toBeNull()
  courierIs(NEXT)
  await after(10_000)
  expect(looks).toHaveLength(5)
  expect(engine.last().markers.get('კურიერი')).toEqual(NEXT)
})

test('ORDER-07 neither a server that can’t just now nor one that is slow changes the rhythm of 10 s', async () => {
  quiet()
  const { looks, after, courierIs } = courierScene(shipped)
  courierIs(HERE)
  await after(100)
  courierIs(503)
  await after(10_000)
  expect(looks).toHaveLength(2)
  await after(10_000)
  expect(looks).toHaveLength(3)
  courierIs({ ...HERE, takesMs: 4_000 })
  await after(10_000)
  expect(looks).toHaveLength(4)
  await after(10_000)
  expect(looks).toHaveLength(5)
})

test('ORDER-07 without a location yet a text says so, polling continues, and then the courier shows', async () => {
  const warn = quiet()
  const { engine, looks, after, courierIs } = courierScene(order({ status: 'confirmed' }))
  await after(100)
  expect(screen.getByRole('status').textContent).toBe(WAITING)
  expect(engine.maps).toEqual([])
  await after(20_000)
  expect(looks).toHaveLength(3)
  expect(warn).not.toHaveBeenCalled()
  courierIs(HERE)
  await after(10_000)
  expect(screen.queryByText(WAITING)).toBeNull()
  expect([...engine.last().markers]).toEqual([['კურიერი', HERE]])
})

test('ORDER-07 another order that is opened has a map of its own: the first one’s is gone, and its courier isn’t requested any more', async () => {
  const { engine, looks, after, courierIs, open } = courierScene(shipped)
  courierIs(HERE)
  await after(100)
  const other = order({ id: '0199f1d2-7a3b-7c4d-8e5f-000000000077', status: 'shipped', ...ADDRESS })
  open(other)
  await after(100)
  expect(engine.maps.map(({ isDestroyed }) => isDestroyed)).toEqual([true, false])
  await after(60_000)
  const asked = looks.slice(1).map(({ url }) => url)
  expect(asked).toHaveLength(7)
  expect(new Set(asked)).toEqual(
    new Set([`http://shop.test/v1/orders/${String(other.id)}/courier-location/`]),
  )
})

test('ORDER-07 AUTH-11 an expired cookie: the order is read, which renews it, and the courier is requested again', async () => {
  const warn = quiet()
  const { engine, looks, readings, after, courierIs } = courierScene(shipped)
  courierIs(HERE)
  await after(100)
  const before = readings.length
  courierIs(401)
  await after(10_000)
  expect(looks).toHaveLength(3)
  expect(readings).toHaveLength(before + 1)
  const reading = readings.at(-1)
  expect(reading?.url).toContain(`/v1/orders/${String(shipped.id)}/`)
  expect(new Headers(reading?.init.headers).get('Authorization')).toMatch(/^Bearer /)
  // Even then it is refused: a failure like any other.
  expect(warn).toHaveBeenCalledOnce()
  expect(engine.last().markers.get('კურიერი')).toEqual(HERE)
})

test('ORDER-02 ORDER-07 a courier who is gone: the order is read again, and an order that has arrived has no map', async () => {
  const { looks, readings, after, courierIs, orderIs } = courierScene(shipped)
  courierIs(HERE)
  await after(100)
  const before = readings.length
  courierIs(404)
  orderIs({ ...shipped, status: 'delivered' })
  await after(10_000)
  expect(readings).toHaveLength(before + 1)
  expect(screen.queryByRole('region', { name: 'კურიერი რუკაზე' })).toBeNull()
  await after(60_000)
  expect(looks).toHaveLength(2)
})

test('ORDER-07 a courier that is no longer reported stays at the last place; the order is read once', async () => {
  const { engine, readings, after, courierIs } = courierScene(shipped)
  courierIs(HERE)
  await after(100)
  const before = readings.length
  courierIs(404)
  await after(40_000)
  expect(readings).toHaveLength(before + 1)
  expect(engine.last().markers.get('კურიერი')).toEqual(HERE)
})

test('ORDER-07 how long ago the courier was there is said in words that keep up with the clock', async () => {
  quiet()
  const { after, courierIs } = courierScene(shipped)
  courierIs({ ...HERE, agoMs: 115_000 })
  await after(100)
  expect(screen.getByText('კურიერის ბოლო ადგილმდებარეობა: 1 წუთის წინ')).toBeTruthy()
  courierIs(500)
  await after(10_000)
  expect(screen.getByText('კურიერის ბოლო ადგილმდებარეობა: 2 წუთის წინ')).toBeTruthy()
})

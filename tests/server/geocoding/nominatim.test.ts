import { beforeEach, describe, expect, test } from 'vitest'
import { createAnswerCache } from '../../../server/src/gateways/geocoder/answerCache.ts'
import { GeocoderUnavailableError } from '../../../server/src/gateways/geocoder/geocoder.ts'
import { createNominatim } from '../../../server/src/gateways/geocoder/nominatim.ts'
import { geocoderServer, json, parliament, type Answer } from './geocoderServer.ts'
import { eachRow } from '../support/eachRow.ts'

const server = await geocoderServer()
beforeEach(() => {
  server.asked = []
  server.answer = json([parliament])
})

const geocoder = (options: { rate?: number; timeout?: number } = {}) =>
  createNominatim({
    url: `${server.url}/nominatim`,
    rate: 1000,
    userAgent: 'Dukani (https://shop.ge)',
    ...options,
  })

describe('MAP-03 a search', () => {
  test('sends requests by Nominatim’s rules, and returns what the storefront reads', async () => {
    const found = await geocoder().search(' რუსთაველის   8 ')
    const [asked] = server.asked
    expect(asked?.url.pathname).toBe('/nominatim/search')
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      ...{ q: 'რუსთაველის 8', format: 'jsonv2', addressdetails: '1', limit: '8' },
      ...{ countrycodes: 'ge', 'accept-language': 'ka' },
    })
    expect(asked?.headers['user-agent']).toBe('Dukani (https://shop.ge)')
    const { lat, lon, display_name } = parliament
    expect(found).toEqual([
      {
        ...{ lat, lon, display_name },
        address: {
          ...{ house_number: '8', road: 'რუსთაველის გამზირი', city: 'თბილისი' },
          ...{ postcode: '0118', country: 'საქართველო', country_code: 'ge' },
        },
      },
    ])
  })

  test('may find nothing, and accepts coordinates as numbers', async () => {
    const asked = geocoder()
    server.answer = json([])
    expect(await asked.search('არსად')).toEqual([])
    server.answer = json([{ lat: 41.7, lon: 44.8, display_name: 'თბილისი' }])
    expect(await asked.search('თბილისი')).toEqual([
      { lat: '41.7', lon: '44.8', display_name: 'თბილისი', address: {} },
    ])
  })

  test('for the same words is sent once, however they are typed and however many shoppers ask', async () => {
    const asked = geocoder()
    const texts = ['Rustaveli 8', ' rustaveli  8', 'RUSTAVELI 8', 'Rustaveli\t8']
    await Promise.all(texts.map((text) => asked.search(text)))
    await asked.search('rustaveli 8')
    expect(server.asked).toHaveLength(1)
    await asked.search('rustaveli 9')
    expect(server.asked).toHaveLength(2)
  })

  test('text is only a parameter, never a part of the path', async () => {
    await geocoder().search('x&limit=50#/../../reverse?q=')
    expect(server.asked[0]?.url.pathname).toBe('/nominatim/search')
    expect(server.asked[0]?.url.searchParams.getAll('limit')).toEqual(['8'])
  })
})

describe('MAP-05 what is at a point', () => {
  test('is requested to a metre, and once', async () => {
    server.answer = json(parliament)
    const asked = geocoder()
    const place = await asked.reverse({ lat: 41.69690000001, lon: 44.7982 })
    expect(place?.display_name).toBe(parliament.display_name)
    expect(await asked.reverse({ lat: 41.6969, lon: 44.798199999 })).toEqual(place)
    expect(server.asked).toHaveLength(1)
    expect(Object.fromEntries(server.asked[0]?.url.searchParams ?? [])).toEqual({
      ...{ lat: '41.69690', lon: '44.79820', zoom: '18' },
      ...{ format: 'jsonv2', addressdetails: '1', 'accept-language': 'ka' },
    })
  })

  test('may be nothing, which is cached, too', async () => {
    server.answer = json({ error: 'Unable to geocode' })
    const asked = geocoder()
    expect(await asked.reverse({ lat: 42, lon: 38 })).toBeNull()
    expect(await asked.reverse({ lat: 42, lon: 38 })).toBeNull()
    expect(server.asked).toHaveLength(1)
  })
})

const redirect: Answer = (response) => response.writeHead(302, { location: `${server.url}/elsewhere` }).end()

describe('MAP-05 a geocoder that fails', () => {
  test('counts as unavailable, whatever it answers', () =>
    eachRow<[string, Answer, string]>(
      [
        ['429', json({ error: 'too many' }, 429), 'answered with 429'],
        ['500', json({}, 500), 'answered with 500'],
        ['400', json({ error: { code: 400 } }, 400), 'answered with 400'],
        ['a redirect', redirect, 'can’t be reached'],
        ['no JSON', (response) => response.end('<html>'), 'answered with no JSON'],
        [
          'half of it',
          (response) => response.writeHead(200, { 'content-length': 99 }).end('[{"lat"'),
          'did not answer in time',
        ],
        ['other JSON', json([{ lat: [], lon: null }]), 'answered with an unexpected body'],
        ['null', json(null), 'answered with an unexpected body'],
        ['a huge answer', json('x'.repeat(600_000)), 'answered with more than 512 kB'],
        ['nothing at all', () => undefined, 'did not answer in time'],
        ['the beginning alone', (response) => response.write('['), 'did not answer in time'],
        ['a closed door', (response) => response.destroy(), 'can’t be reached'],
      ],
      async (_, answer, reason) => {
        server.asked = []
        server.answer = answer
        const asking = geocoder({ timeout: 300 }).search('x')
        await expect(asking).rejects.toThrow(GeocoderUnavailableError)
        await expect(asking).rejects.toThrow(reason)
        expect(server.asked.map(({ url }) => url.pathname)).toEqual(['/nominatim/search'])
      },
    ))

  test('isn’t asked for a while, but not because of a single request that it couldn’t answer', async () => {
    server.answer = json({}, 503)
    const asked = geocoder()
    await expect(asked.search('a')).rejects.toThrow('answered with 503')
    await expect(asked.search('b')).rejects.toThrow('failed just now')
    expect(server.asked).toHaveLength(1)
    const other = geocoder()
    server.answer = json({}, 400)
    await expect(other.search('a')).rejects.toThrow('answered with 400')
    server.answer = json([])
    expect(await other.search('a')).toEqual([])
  })
})

test('MAP-03 requests are sent in order', async () => {
  const asked = geocoder({ rate: 250 })
  const texts = Array.from({ length: 6 }, (_, number) => `text ${number}`)
  await Promise.all(texts.map((text) => asked.search(text)))
  expect(server.asked.map(({ url }) => url.searchParams.get('q'))).toEqual(texts)
})

test('MAP-03 a response is cached for a day, a failure isn’t, and the oldest are removed', async () => {
  let now = 0
  const cached = createAnswerCache<number>(() => now)
  let calls = 0
  const ask = async () => ++calls
  expect([await cached('a', ask), await cached('a', ask)]).toEqual([1, 1])
  now = 24 * 3_600_000
  expect(await cached('a', ask)).toBe(2)
  await expect(cached('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('b', ask)).toBe(3)
  for (let number = 0; number < 5000; number += 1) await cached(String(number), ask)
  const before = calls
  expect(await cached('a', ask)).toBe(before + 1)
})

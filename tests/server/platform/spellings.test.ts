import { expect, test } from 'vitest'
import type { RateLimits } from '../../../server/src/config/rateLimits.ts'
import { newShopper } from '../support/shopper.ts'
import { rawRequests } from '../support/rawRequest.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'

const database = await testDatabase()
const { app } = await testApp({ database })
const ask = await rawRequests(app)

const document = app.swagger() as unknown as { paths: Record<string, Record<string, unknown>> }
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')] as const),
)

/** Calls that come from no browser, and prove themselves by a signature. */
const SIGNED = ['/v1/couriers/location/', '/v1/payments/flitt/callback/', '/v1/payments/flitt/return/']

const encoded = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
const encodedBut = (path: string, kept: RegExp) =>
  [...path].map((letter) => (kept.test(letter) ? letter : encoded(letter))).join('')

/** An address in 25 spellings; a router may take any of them for the same address, or for none. */
function spellings(path: string): string[] {
  const [, v1 = '', ...rest] = path.split('/')
  const tail = rest.join('/')
  return [
    path,
    path.replace(/\/$/, ''),
    `/${encoded(v1)}/${tail}`,
    `/${encoded(v1).toUpperCase()}/${tail}`,
    `/%76${v1.slice(1)}/${tail}`,
    `/${v1.slice(0, 1)}%31/${tail}`,
    encodedBut(path, /\//),
    `/${v1}/${encodedBut(tail, /\//)}`,
    encodedBut(path, /[/a-m]/),
    `/${encoded(path.slice(1))}`,
    `/${encodedBut(path.slice(1), /[^/]/)}`,
    `/%25${encoded(v1).slice(1)}/${tail}`,
    `/${v1.toUpperCase()}/${tail}`,
    path.toUpperCase(),
    `/${path}`,
    `/${v1}//${tail}`,
    `${path}/`,
    `/./${v1}/${tail}`,
    `/x/../${v1}/${tail}`,
    `/x/%2e%2e/${v1}/${tail}`,
    `/${v1}/./${tail}`,
    `http://shop.test${path}`,
    `http://shop.test/${encoded(v1)}/${tail}`,
    `${path};x=1`,
    `${path}#x`,
  ]
}

/** Query strings that a router reads as one that asks for a search. */
const SEARCHES = [
  ...['?search=x', '?%73earch=x', '?searc%68=x', '?%73%65%61%72%63%68=x', '?page=1&%73earch=x'],
  ...['?search', '?search=', '?&search=x'],
]

test('API-01 no call writes anything for a page of another site, whatever the spelling of its address', async () => {
  const writes = calls.filter(([method, path]) => method !== 'GET' && !SIGNED.includes(path))
  expect(writes.length).toBeGreaterThan(20)
  for (const [method, path] of writes) {
    const answers = await Promise.all(
      spellings(path).map(async (spelling) => {
        const { status, body } = await ask(method, spelling, { origin: 'https://evil.example' })
        return { spelling, isGuarded: [404, 405].includes(status) || body.includes('"code":"csrf"') }
      }),
    )
    expect(answers.filter(({ isGuarded }) => !isGuarded)).toEqual([])
    expect(answers.length).toBeGreaterThanOrEqual(20)
  }
})

test('API-05 no response of a call is cached, whatever the spelling of its address', async () => {
  const open = new Set(['/v1/categories/', '/v1/products/', '/v1/products/1/'])
  const reads = calls.filter(([method, path]) => method === 'GET' && !open.has(path))
  for (const [method, path] of reads) {
    const answers = await Promise.all(
      spellings(path).map(async (spelling) => [
        spelling,
        (await ask(method, spelling)).headers['cache-control'],
      ]),
    )
    expect(answers.filter(([, kept]) => kept !== 'no-store')).toEqual([])
  }
})

test('API-03 a limit counts a call whatever the spelling of its address', async () => {
  // A page isn't a call: beyond its limit it is sent unrendered (tests/server/storefront).
  const limited: Record<keyof Omit<RateLimits, 'pages'>, [method: string, target: string][]> = {
    read: spellings('/v1/products/').map((spelling) => ['GET', spelling]),
    write: spellings('/v1/accounts/logout/').map((spelling) => ['POST', spelling]),
    search: spellings('/v1/products/')
      .filter((spelling) => !spelling.includes('#'))
      .flatMap((spelling) => SEARCHES.map((search): [string, string] => ['GET', `${spelling}${search}`])),
    places: ['search-address', 'reverse-geocode'].flatMap((name) =>
      spellings(`/v1/customer/${name}/`).map((spelling): [string, string] => ['GET', spelling]),
    ),
    invoices: spellings('/v1/orders/1/invoice/').map((spelling) => ['GET', spelling]),
  }
  const none: RateLimits = { read: 0, write: 0, search: 0, places: 0, invoices: 0, pages: 0 }
  for (const [kind, requests] of Object.entries(limited)) {
    const { app: strict } = await testApp({ database, config: { rateLimits: { ...none, [kind]: 1 } } })
    const { cookies } = await newShopper(strict)
    const headers = {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'x-csrftoken': cookies.get('csrftoken') ?? '',
    }
    const askStrict = await rawRequests(strict)
    const first = requests[0] ?? ['', '']
    // What gave the cookies was a read.
    if (kind !== 'read') await askStrict(...first, headers)
    const answers = await Promise.all(
      requests.map(async ([method, target]) => [target, (await askStrict(method, target, headers)).status]),
    )
    expect([kind, answers.filter(([, status]) => status !== 429 && status !== 404)]).toEqual([kind, []])
  }
})

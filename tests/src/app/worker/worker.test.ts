import { expect, test } from 'vitest'
import { endWorker } from '#app/worker/endWorker.ts'
import { FILES_PREFIX, runWorker } from '#app/worker/runWorker.ts'
import { ask, createScope } from './fakeScope.ts'

const FILES = ['/offline.html', '/assets/offline-1.js']
const STORE = `${FILES_PREFIX}one`

async function installed() {
  const environment = createScope()
  environment.fetch.mockImplementation(
    async (file) => new Response(`kept ${typeof file === 'string' ? file : ''}`),
  )
  runWorker(environment.scope, { name: 'one', files: FILES })
  await environment.send('install')
  await environment.send('activate')
  environment.fetch.mockReset().mockImplementation(async () => new Response('network'))
  return environment
}

const textOf = async (answer: Response | null) => (answer === null ? null : answer.text())
const lost = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

test('a page comes from the network, whatever its status, by navigation preload if there is one', async () => {
  const { send, fetch } = await installed()
  expect(await textOf(await send('fetch', { request: ask('/', 'navigate') }))).toBe('network')
  fetch.mockImplementation(async () => new Response('broken', { status: 500 }))
  expect((await send('fetch', { request: ask('/orders/7', 'navigate') }))?.status).toBe(500)
  const preloadResponse = Promise.resolve(new Response('preloaded'))
  expect(await textOf(await send('fetch', { request: ask('/', 'navigate'), preloadResponse }))).toBe(
    'preloaded',
  )
})

test('a page that can’t be loaded is the offline page, or the browser’s own if that isn’t stored', async () => {
  const { send, fetch, stores } = await installed()
  fetch.mockImplementation(lost)
  const request = ask('/product/7', 'navigate')
  expect(await textOf(await send('fetch', { request }))).toBe('kept /offline.html')
  const rejected = Promise.reject(new TypeError('Failed to fetch'))
  expect(await textOf(await send('fetch', { request, preloadResponse: rejected }))).toBe('kept /offline.html')
  stores.clear()
  await expect(send('fetch', { request })).rejects.toThrow('Failed to fetch')
})

test('a file is fetched once; a page in its place and an error aren’t stored, nor anything in a full store', async () => {
  const { send, fetch, stores, caches } = await installed()
  const get = (path: string) => send('fetch', { request: ask(path) })
  expect(await textOf(await get('/assets/app-1.js'))).toBe('network')
  fetch.mockImplementation(lost)
  expect(await textOf(await get('/assets/app-1.js'))).toBe('network')
  await expect(get('/assets/app-2.js')).rejects.toThrow()

  fetch.mockImplementation(async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
  await get('/assets/page.js')
  fetch.mockImplementation(async () => new Response('gone', { status: 404 }))
  expect((await get('/assets/gone.js'))?.status).toBe(404)
  expect(stores.get(STORE)?.size).toBe(FILES.length + 1)

  caches.open.mockRejectedValue(new Error('refused'))
  fetch.mockImplementation(async () => new Response('network'))
  expect(await textOf(await get('/assets/app-3.js'))).toBe('network')
})

test('the number of stored files is limited, the oldest are removed first, those of the offline page never', async () => {
  const { send, stores } = await installed()
  for (let n = 0; n < 85; n += 1) await send('fetch', { request: ask(`/assets/a-${n}.js`) })
  const kept = [...(stores.get(STORE)?.keys() ?? [])]
  expect(kept).toHaveLength(80 + FILES.length)
  expect(kept).toContain('https://shop.ge/assets/offline-1.js')
  expect(kept).not.toContain('https://shop.ge/assets/a-4.js')
  expect(kept).toContain('https://shop.ge/assets/a-5.js')
})

test('a release takes over at once, removes the former one’s files and keeps the pictures', async () => {
  const { scope, send, stores, caches, registration, skipWaiting } = createScope()
  await caches.open(`${FILES_PREFIX}zero`)
  await caches.open('dukani.cartPictures')
  await caches.open('another’s')
  runWorker(scope, { name: 'one', files: FILES })
  await send('install')
  expect(skipWaiting).toHaveBeenCalledOnce()
  await send('activate')
  expect([...stores.keys()].toSorted()).toEqual(['another’s', 'dukani.cartPictures', STORE])
  expect(registration.navigationPreload.enable).toHaveBeenCalledOnce()
})

test('a release whose files can’t all be fetched isn’t installed', async () => {
  const { scope, send, fetch, skipWaiting } = createScope()
  fetch.mockImplementation(async () => new Response('gone', { status: 404 }))
  runWorker(scope, { name: 'one', files: FILES })
  await expect(send('install')).rejects.toThrow('/offline.html: 404')
  expect(skipWaiting).not.toHaveBeenCalled()
})

test('the worker that ends the other one takes all that it kept along', async () => {
  const { scope, send, stores, caches, registration } = createScope()
  for (const name of [STORE, 'dukani.cartPictures', 'another’s']) await caches.open(name)
  endWorker(scope)
  await send('install')
  await send('activate')
  expect([...stores.keys()]).toEqual(['another’s'])
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(await send('fetch', { request: ask('/', 'navigate') })).toBeNull()
})

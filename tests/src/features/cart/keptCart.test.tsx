import { afterEach, expect, test, vi } from 'vitest'
import { readKeptCart, writeKeptCart, type KeptCart } from '#features/cart/model/keptCart.ts'
import { keepPictures, readPictures, smallPicture } from '#features/cart/model/keptPictures.ts'
import { CART_PICTURES, forgetPerson, KEPT_CART_KEY } from '#shared/session/forgetPerson.ts'

afterEach(() => localStorage.clear())

const line = {
  productId: '7',
  name: 'თაფლი',
  specification: '1 კგ',
  quantity: 2,
  price: 4900,
  oldPrice: null,
}
const cart: KeptCart = { at: 1_000, total: 4900, lines: [{ ...line, picture: '/media/honey.jpg?w=160' }] }

test('a cart is read as it was written; another shape, and one without lines, is none', () => {
  expect(readKeptCart()).toBeNull()
  writeKeptCart(cart)
  expect(readKeptCart()).toEqual(cart)
  for (const text of [
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"version":2}',
    '{"version":1,"at":1,"total":1,"lines":[]}',
  ]) {
    localStorage.setItem(KEPT_CART_KEY, text)
    expect(readKeptCart(), text).toBeNull()
  }
})

test('what another hand wrote is taken as far as it can be shown', () => {
  const lines = [null, 7, { name: 'x' }, { productId: '1', name: 'x', quantity: 1, price: '3', picture: 5 }]
  localStorage.setItem(KEPT_CART_KEY, JSON.stringify({ version: 1, at: 1, total: 2, lines }))
  const bare = { productId: '1', name: 'x', quantity: 1, specification: null, price: null, oldPrice: null }
  expect(readKeptCart()?.lines).toEqual([{ ...bare, picture: null }])
})

test('AUTH-09 with the person the cart and its pictures go', () => {
  const deleted = vi.fn(async (_name: string) => true)
  vi.stubGlobal('caches', { delete: deleted })
  writeKeptCart(cart)
  forgetPerson()
  expect(readKeptCart()).toBeNull()
  expect(deleted).toHaveBeenCalledExactlyOnceWith(CART_PICTURES)
})

test('a storage that is full keeps no older cart, one that is refused breaks nothing', () => {
  writeKeptCart(cart)
  const full = () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    return localStorage
  }
  writeKeptCart({ ...cart, at: 2_000 }, full)
  expect(readKeptCart()).toBeNull()
  const refused = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  writeKeptCart(cart, refused)
  expect(readKeptCart(refused)).toBeNull()
})

test('the picture of a line is the smallest that is sharp', () => {
  const srcSet = '/a.jpg?w=80 80w, /a.jpg?w=320 320w, /a.jpg?w=160 160w'
  expect(smallPicture('/a.jpg', srcSet)).toBe('/a.jpg?w=160')
  expect(smallPicture('/a.jpg', '/a.jpg?w=80 80w')).toBe('/a.jpg')
  expect(smallPicture('/a.jpg', null)).toBe('/a.jpg')
  expect(smallPicture(null, null)).toBeNull()
})

function pictureStore(kept: string[]) {
  const answers = new Map(kept.map((url) => [new URL(url, location.href).href, new Response('old')]))
  const store = {
    keys: async () => [...answers.keys()].map((url) => ({ url })),
    put: async (url: string, answer: Response) => void answers.set(url, answer),
    delete: async (url: string) => answers.delete(url),
    match: async (url: string) => answers.get(new URL(url, location.href).href),
  }
  const names = () => [...answers.keys()].map((url) => new URL(url).pathname)
  return { stores: { open: async () => store as unknown as Cache }, names }
}

test('the pictures become those of the cart: what is missing comes, what is not in it goes, what fails is done without', async () => {
  const { stores, names } = pictureStore(['/a.jpg', '/old.jpg'])
  const fetched = vi.fn(async (url: string) => {
    if (url.endsWith('lost.jpg')) throw new TypeError('Failed to fetch')
    return new Response('picture', { status: url.endsWith('gone.jpg') ? 404 : 200 })
  })
  vi.stubGlobal('fetch', fetched)
  await keepPictures(['/a.jpg', '/b.jpg', null, '/b.jpg', '/lost.jpg', '/gone.jpg'], () => true, stores)
  expect(names().toSorted()).toEqual(['/a.jpg', '/b.jpg'])
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a picture that comes when its cart has been forgotten is not kept, and no more than fifty are', async () => {
  const { stores, names } = pictureStore([])
  vi.stubGlobal('fetch', async () => new Response('picture'))
  await keepPictures(['/a.jpg'], () => false, stores)
  expect(names()).toEqual([])
  const many = Array.from({ length: 60 }, (_, n) => `/${n}.jpg`)
  await keepPictures(many, () => true, stores)
  expect(names()).toHaveLength(50)
})

test('kept pictures are shown from what is kept, the others not', async () => {
  const { stores } = pictureStore(['/a.jpg'])
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }))
  expect(await readPictures(['/a.jpg', '/b.jpg', null], stores)).toEqual(new Map([['/a.jpg', 'blob:1']]))
})

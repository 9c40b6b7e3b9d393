import { beforeEach, expect, test, vi } from 'vitest'
import { createSavedCart, type SavedCart } from '#features/cart/model/savedCart.ts'
import { savePictures, readPictures, smallPicture } from '#features/cart/model/savedPictures.ts'
import { SAVED_CART_KEY } from '#shared/session/clearPersonalData.ts'

/** A browser's storage, which is full when it is said so. */
function fakeStorage(isFull = () => false): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, value)
    },
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('location', new URL('https://shop.example/cart'))
})

const line = {
  productId: '7',
  name: 'თაფლი',
  specification: '1 კგ',
  quantity: 2,
  price: 4900,
  oldPrice: null,
}
const cart: SavedCart = { at: 1_000, total: 4900, lines: [{ ...line, picture: '/media/honey.jpg?w=160' }] }

test('a cart is read as it was written; another shape, and one without lines, is none', () => {
  const saved = createSavedCart()
  expect(saved.get()).toBeNull()
  saved.write(cart)
  expect(saved.get()).toEqual(cart)
  const others = [
    ...[null, 7, [], { version: 1 }, { ...cart, version: 2 }, { ...cart, version: 1, lines: [] }],
    ...[
      { ...cart, version: 1, at: null },
      { ...cart, version: 1, total: '4900' },
    ],
  ]
  for (const text of ['', '{', ...others.map((other) => JSON.stringify(other))]) {
    localStorage.setItem(SAVED_CART_KEY, text)
    expect(saved.get(), text).toBeNull()
  }
})

test('a name in English is kept; what an earlier release has kept is read without one', () => {
  const saved = createSavedCart()
  const named = { ...cart, lines: cart.lines.map((one) => ({ ...one, name_en: 'Honey' })) }
  saved.write(named)
  expect(saved.get()).toEqual(named)
  for (const name_en of [undefined, null, '']) {
    const lines = cart.lines.map((one) => ({ ...one, name_en }))
    localStorage.setItem(SAVED_CART_KEY, JSON.stringify({ ...cart, version: 1, lines }))
    expect(saved.get()).toEqual(cart)
  }
})

test('subscribers of the saved cart are notified of a new one', () => {
  vi.stubGlobal('window', new EventTarget())
  const saved = createSavedCart()
  const listener = vi.fn()
  saved.subscribe(listener)
  saved.write(cart)
  expect(listener).toHaveBeenCalled()
  expect(saved.get()).toEqual(cart)
})

test('a saved cart with invalid parts is used as far as it can be shown', () => {
  const odd = { specification: 5, price: '3', oldPrice: '4', picture: 5 }
  const whole = { productId: '1', name: 'x', quantity: 1 }
  const lines = [
    ...[null, 7, { ...whole, productId: 1 }, { ...whole, name: null }, { ...whole, quantity: '1' }],
    { ...whole, ...odd },
  ]
  localStorage.setItem(SAVED_CART_KEY, JSON.stringify({ version: 1, at: 1, total: 2, lines }))
  const bare = { specification: null, price: null, oldPrice: null, picture: null }
  expect(createSavedCart().get()?.lines).toEqual([{ ...whole, ...bare }])
})

test('a storage that is full keeps no older cart, one that is refused breaks nothing', () => {
  let isFull = false
  const storage = fakeStorage(() => isFull)
  const saved = createSavedCart(() => storage)
  saved.write(cart)
  isFull = true
  saved.write({ ...cart, at: 2_000 })
  expect(saved.get()).toBeNull()
  const refused = createSavedCart(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  refused.write(cart)
  expect(refused.get()).toBeNull()
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

test('the saved pictures are those of the cart: missing ones are added, others removed, failures skipped', async () => {
  const { stores, names } = pictureStore(['/a.jpg', '/old.jpg'])
  const fetched = vi.fn(async (url: string) => {
    if (url.endsWith('lost.jpg')) throw new TypeError('Failed to fetch')
    return new Response('picture', { status: url.endsWith('gone.jpg') ? 404 : 200 })
  })
  vi.stubGlobal('fetch', fetched)
  await savePictures(['/a.jpg', '/b.jpg', null, '/b.jpg', '/lost.jpg', '/gone.jpg'], () => true, stores)
  expect(names().toSorted()).toEqual(['/a.jpg', '/b.jpg'])
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a picture that comes when its cart has been forgotten is not kept, and no more than fifty are', async () => {
  const { stores, names } = pictureStore([])
  vi.stubGlobal('fetch', async () => new Response('picture'))
  await savePictures(['/a.jpg'], () => false, stores)
  expect(names()).toEqual([])
  const many = Array.from({ length: 60 }, (_, n) => `/${n}.jpg`)
  await savePictures(many, () => true, stores)
  expect(names()).toHaveLength(50)
})

test('saved pictures are shown, others aren’t', async () => {
  const { stores } = pictureStore(['/a.jpg'])
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  expect(await readPictures(['/a.jpg', '/b.jpg', null], stores)).toEqual(new Map([['/a.jpg', 'blob:1']]))
})

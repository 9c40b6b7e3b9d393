import { savedItemSchema, type SavedItem } from '@dukani/contracts'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { savedItem, savedItems } from '#mocks/savedItems.ts'
import { toSavedItems, toWrittenItem } from '#shared/api/adapters/wishlist.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { englishTexts } from './arbitraries.ts'

const id = fc.oneof(fc.uuid(), fc.integer({ min: 1 }))
const georgianItem = fc.record({
  id,
  product: id,
  product_name: fc.string(),
  product_main_image: fc.option(fc.webPath().filter((path) => path.trim() !== '')),
  specification: fc.option(fc.record({ id, value: fc.string() })),
})
const anyItem: fc.Arbitrary<SavedItem> = fc
  .tuple(georgianItem, englishTexts('product_name_en'))
  .map(([georgian, english]) => ({ ...georgian, ...english }))
const one = (given: object) => toSavedItems([{ id: 1, product: 2, ...given }]).items[0]

test('API-08 a saved product as our server sends it passes unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyItem), (results) => {
      expect(toSavedItems({ count: results.length, next: null, previous: null, results })).toEqual({
        items: results,
        hasMore: false,
      })
    }),
  )
})

test('API-02 of anything there is a list that can be shown, or an answer that can’t be read', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.object()), fc.array(anyItem)), (given) => {
      try {
        for (const item of toSavedItems(given).items)
          expect(savedItemSchema.safeParse(item).success).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        expect(error).toMatchObject({ kind: 'parse' })
      }
    }),
  )
})

test('API-02 a bare list is everything, and a next address is only a flag', () => {
  const two = savedItems(2)
  expect(toSavedItems(two)).toEqual({ items: two, hasMore: false })
  expect(toSavedItems({ results: two, next: 'http://inside:8000/?page=2' }).hasMore).toBe(true)
  expect(toSavedItems({ results: [], next: 'http://inside:8000/?page=2' }).hasMore).toBe(false)
})

test('API-02 a specification is an object, or an id in one field or another', () => {
  const chosen = (given: object) => one(given)?.specification
  expect(chosen({ specification: { id: 9, value: '500 გ' } })).toEqual({ id: 9, value: '500 გ' })
  expect(chosen({ specification: { id: 9, name: '500 გ' } })).toEqual({ id: 9, value: '500 გ' })
  expect(chosen({ specification: 9 })).toEqual({ id: 9, value: '' })
  expect(chosen({ specification: '9', specification_value: 'XL' })).toEqual({ id: '9', value: 'XL' })
  expect(chosen({ specification_id: 9 })).toEqual({ id: 9, value: '' })
  expect([chosen({ specification: null }), chosen({})]).toEqual([null, null])
})

test('API-02 an image is a path or an object, its own or the product’s', () => {
  const image = (given: object) => one(given)?.product_main_image
  expect(image({ product_main_image: '/media/a.webp' })).toBe('/media/a.webp')
  expect(image({ product_main_image: { image: '/media/a.webp' } })).toBe('/media/a.webp')
  expect(image({ product: { id: 2, images: [{ url: '/media/b.webp' }] } })).toBe('/media/b.webp')
  expect(image({ product: { id: 2, image: '/media/c.webp' } })).toBe('/media/c.webp')
  expect([image({ product_main_image: '' }), image({})]).toEqual([null, null])
})

test('API-02 a product as an object gives its id and its name', () => {
  expect(one({ product: { id: 'p', name: 'შარფი' } })).toMatchObject({ product: 'p', product_name: 'შარფი' })
})

test('an unreadable entry is left out, and a list with only such entries is rejected', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(toSavedItems([{ id: 1 }, savedItem()]).items).toEqual([savedItem()])
  expect(() => toSavedItems([{ id: 1 }])).toThrow(ApiError)
})

test('API-02 the answer of saving is the item, or says nothing', () => {
  expect(toWrittenItem(savedItem())).toEqual(savedItem())
  for (const nothing of [undefined, '', { detail: 'ok' }, [savedItem()]])
    expect(toWrittenItem(nothing)).toBeNull()
})

test('API-08 an English name beside the product or within it is read; what is none is left out', () => {
  expect(one({ product_name: 'თაფლი', product_name_en: 'Honey' })).toMatchObject({ product_name_en: 'Honey' })
  expect(one({ product: { id: 2, name: 'თაფლი', name_en: 'Honey' } })).toMatchObject({
    product_name_en: 'Honey',
  })
  for (const product_name_en of [null, '', {}])
    expect(one({ product_name: 'თაფლი', product_name_en })?.product_name_en).toBeUndefined()
})

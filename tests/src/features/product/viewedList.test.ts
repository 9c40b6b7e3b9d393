import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MOST_VIEWED,
  readViews,
  REMEMBERED_MS,
  withoutView,
  withView,
  writtenViews,
  type View,
} from '#features/product/model/viewedList.ts'

const NOW = Date.UTC(2026, 4, 5)

const ids = fc.oneof(
  fc.integer({ min: 1, max: 15 }),
  fc.integer({ min: 1, max: 15 }).map(String),
  fc.uuid({ version: 7 }),
)
const visits = fc.array(ids, { maxLength: 40 })
/** What is left of visiting them one after the other. */
const visited = (list: readonly (string | number)[]) =>
  list.reduce<View[]>((views, id, place) => withView(views, id, NOW + place), [])
const idsOf = (views: readonly View[]) => views.map(({ id }) => id)

describe('the products that were looked at', () => {
  test('the one looked at last stands first, each stands once, and ten are the most', () => {
    fc.assert(
      fc.property(visits, (list) => {
        const shown = idsOf(visited(list))
        const expected = [...new Set(list.map(String).reverse())].slice(0, MOST_VIEWED)
        expect(shown).toEqual(expected)
        expect(shown.length).toBeLessThanOrEqual(10)
      }),
    )
  })

  test('one that is forgotten is gone, and no other', () => {
    fc.assert(
      fc.property(visits, ids, (list, id) => {
        const before = visited(list)
        expect(idsOf(withoutView(before, id))).toEqual(idsOf(before).filter((one) => one !== String(id)))
      }),
    )
  })

  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(visits, (list) => {
        const views = visited(list)
        expect(readViews(writtenViews(views), NOW)).toEqual(views)
      }),
    )
  })
})

describe('the storage may hold anything', () => {
  test('no text makes it throw, or give what can’t be a list of views', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ version: fc.constantFrom(1, 2, '1', null), views: fc.jsonValue() })
        .map((it) => JSON.stringify(it)),
      fc
        .array(fc.record({ id: fc.jsonValue(), at: fc.jsonValue() }, { requiredKeys: [] }))
        .map((views) => JSON.stringify({ version: 1, views })),
    )
    fc.assert(
      fc.property(anything, (written) => {
        const views = readViews(written, NOW)
        expect(new Set(idsOf(views)).size).toBe(views.length)
        expect(views.length).toBeLessThanOrEqual(MOST_VIEWED)
        for (const { id, at } of views) {
          expect(id).toMatch(/^[\p{L}\p{N}_-]{1,64}$/u)
          expect(Number.isFinite(at)).toBe(true)
        }
      }),
    )
  })

  test('what can be read of it is: the rest is left out', () => {
    const views = [
      { id: '5', at: NOW, price: 12 },
      { id: '5', at: NOW - 1 },
      { id: 7, at: NOW },
      { id: '../etc', at: NOW },
      { id: 'undefined', at: NOW },
      { id: '8', at: null },
      'ნივთი',
      null,
      { id: '9', at: NOW - REMEMBERED_MS },
      { id: '10', at: NOW - REMEMBERED_MS - 1 },
    ]
    expect(readViews(JSON.stringify({ version: 1, views }), NOW)).toEqual([
      { id: '5', at: NOW },
      { id: '9', at: NOW - REMEMBERED_MS },
    ])
  })

  test('nothing, and another version, is no list', () => {
    expect(readViews(null, NOW)).toEqual([])
    expect(readViews(JSON.stringify({ version: 2, views: [{ id: '5', at: NOW }] }), NOW)).toEqual([])
    expect(readViews(JSON.stringify([{ id: '5', at: NOW }]), NOW)).toEqual([])
  })
})

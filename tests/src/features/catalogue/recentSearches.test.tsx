import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { asSearches, createRecentSearches, MOST_SEARCHES } from '#features/catalogue/model/recentSearches.ts'
import { clearPersonalData, SEARCHES_KEY } from '#shared/session/clearPersonalData.ts'
import { searchText } from '#shared/routing/routes.ts'

const fold = (texts: readonly string[]) => texts.map((text) => text.toLowerCase())
const aSearch = fc.oneof(fc.constantFrom('ღვინო', 'Tea', 'tea', ' თაფლი ', '', '  '), fc.string())
const aStep = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), text: aSearch }),
  fc.record({ kind: fc.constant('remove' as const), text: aSearch }),
  fc.record({ kind: fc.constant('clear' as const), text: fc.constant('') }),
)

describe('the last searches', () => {
  test('are at most five, each once, the newest first, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
        localStorage.clear()
        const searches = createRecentSearches()
        for (const { kind, text } of steps) {
          const before = searches.list()
          searches[kind](text)
          const after = searches.list()
          const search = searchText(text)
          expect(after.length).toBeLessThanOrEqual(MOST_SEARCHES)
          expect(new Set(fold(after)).size).toBe(after.length)
          expect(after.every((one) => one !== '' && one === searchText(one))).toBe(true)
          if (kind === 'add') expect(after[0]).toBe(search === '' ? before[0] : search)
          if (kind === 'remove') expect(fold(after)).not.toContain(text.toLowerCase())
          if (kind === 'clear') expect(after).toEqual([])
          // Another page of the shop sees the same, and the list stays the same object.
          expect(createRecentSearches().list()).toEqual(after)
          expect(searches.list()).toBe(after)
        }
      }),
    )
  })

  test('stored values are validated', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        localStorage.setItem(SEARCHES_KEY, stored)
        const list = createRecentSearches().list()
        expect(list).toEqual(asSearches(list))
      }),
    )
    localStorage.setItem(SEARCHES_KEY, '["ღვინო", 7, null, " ღვინო ", "ჩაი"]')
    expect(createRecentSearches().list()).toEqual(['ღვინო', 'ჩაი'])
  })

  test('are none where storage is refused, and nothing breaks', () => {
    const searches = createRecentSearches(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    searches.add('ღვინო')
    expect(searches.list()).toEqual([])
    searches.clear()
    expect(searches.list()).toEqual([])
  })

  test('notify this tab and others, and are removed at logout', () => {
    localStorage.clear()
    const searches = createRecentSearches()
    const onChange = vi.fn()
    const stop = searches.subscribe(onChange)
    searches.add('ღვინო')
    window.dispatchEvent(new StorageEvent('storage', { key: SEARCHES_KEY }))
    expect(onChange).toHaveBeenCalledTimes(2)
    stop()
    searches.add('ჩაი')
    expect(onChange).toHaveBeenCalledTimes(2)
    clearPersonalData()
    expect(searches.list()).toEqual([])
  })
})

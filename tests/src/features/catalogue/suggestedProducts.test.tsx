import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { product, productPage } from '#mocks/products.ts'
import { useSuggestedProducts } from '#features/catalogue/api/useSuggestedProducts.ts'
import { useProductPages } from '#features/catalogue/api/useProductPages.ts'
import { SEARCH_DEBOUNCE_MS } from '#features/catalogue/model/useSearchText.ts'
import type { CatalogueQuery } from '#shared/routing/routes.ts'
import { Shop } from '../../support/shop.tsx'

/** A call that waits for the test to answer it. */
interface Waiting {
  search: string
  signal: AbortSignal
  answer: (...names: string[]) => Promise<void>
  fail: () => Promise<void>
}

let calls: Waiting[] = []

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const body = (names: string[]) =>
      productPage(
        names.map((name) => product({ id: name, name })),
        1,
      )
    signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
    calls.push({
      search: new URL(address).searchParams.get('search') ?? '',
      signal,
      answer: (...names) => act(async () => resolve(Response.json(body(names)))),
      fail: () => act(async () => resolve(Response.json({ detail: 'no' }, { status: 400 }))),
    })
    return promise
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const wrapper = Shop
const call = (search: string) => {
  const found = calls.find((one) => one.search === search)
  if (found === undefined) throw new Error(`nothing was asked for ${search}`)
  return found
}

function field() {
  const hook = renderHook(
    ({ text, isWanted }: { text: string; isWanted: boolean }) => useSuggestedProducts(text, isWanted),
    { initialProps: { text: '', isWanted: true }, wrapper },
  )
  const type = async (text: string, isWanted = true) => {
    hook.rerender({ text, isWanted })
    await wait(SEARCH_DEBOUNCE_MS)
  }
  const names = () => hook.result.current.products.map(({ name }) => name)
  return { ...hook, type, names }
}

describe('HEAD-02 products that are suggested', () => {
  test('no call goes out while one types: 400 ms after the last letter, in a field that comes late too', async () => {
    const { rerender } = renderHook(({ text }) => useSuggestedProducts(text, true), {
      initialProps: { text: 'ღ' },
      wrapper,
    })
    for (const text of ['ღვ', 'ღვი', 'ღვინ', 'ღვინო']) {
      await wait(399)
      rerender({ text })
    }
    await wait(399)
    expect(calls).toEqual([])
    await wait(1)
    expect(calls.map(({ search }) => search)).toEqual(['ღვინო'])
  })

  test('are asked for once typing stops, trimmed, as the list’s own search; five of them at most', async () => {
    const { rerender, result, names } = field()
    rerender({ text: 'ღვ', isWanted: true })
    await wait(SEARCH_DEBOUNCE_MS - 1)
    rerender({ text: ' ღვინო ', isWanted: true })
    await wait(SEARCH_DEBOUNCE_MS - 1)
    expect(calls).toEqual([])
    await wait(1)
    expect(calls.map(({ search }) => search)).toEqual(['ღვინო'])
    expect(result.current.isCurrent).toBe(false)
    await call('ღვინო').answer('1', '2', '3', '4', '5', '6')
    expect(names()).toEqual(['1', '2', '3', '4', '5'])
    expect(result.current.isCurrent).toBe(true)
  })

  test('an older answer never replaces a newer one: a request that nothing needs any more is aborted', async () => {
    const { type, names } = field()
    await type('ღვ')
    const older = call('ღვ')
    await type('ღვინო')
    expect(older.signal.aborted).toBe(true)
    await call('ღვინო').answer('newer')
    await older.answer('older')
    expect(names()).toEqual(['newer'])
  })

  test('an older answer that the list waits for goes on, and still replaces nothing', async () => {
    const { type, names } = field()
    // The same client for both, as under one roof.
    const both = renderHook(
      ({ text, query }: { text: string; query: CatalogueQuery }) => ({
        list: useProductPages(query),
        suggested: useSuggestedProducts(text, true),
      }),
      { initialProps: { text: 'a', query: {} }, wrapper },
    )
    await wait(SEARCH_DEBOUNCE_MS)
    both.rerender({ text: 'a', query: { search: 'a' } })
    await wait(0)
    expect(calls.filter(({ search }) => search === 'a')).toHaveLength(1)
    both.rerender({ text: 'ab', query: { search: 'a' } })
    await wait(SEARCH_DEBOUNCE_MS)
    expect(call('a').signal.aborted).toBe(false)
    await call('ab').answer('newer')
    await call('a').answer('older')
    expect(both.result.current.suggested.products.map(({ name }) => name)).toEqual(['newer'])
    expect(both.result.current.list.products.map(({ name }) => name)).toEqual(['older'])
    await type('')
    expect(names()).toEqual([])
  })

  test('the same text is answered from the cache; while the list is hidden, nothing is fetched', async () => {
    const { type, names } = field()
    await type('ღვინო', false)
    expect(calls).toEqual([])
    await type('ღვინო')
    await call('ღვინო').answer('wine')
    await type('ჩაი')
    await call('ჩაი').answer('tea')
    await type('ღვინო')
    await wait(0)
    expect(names()).toEqual(['wine'])
    expect(calls).toHaveLength(2)
  })

  test('a failure suggests nothing, and is requested again', async () => {
    const { type, names } = field()
    await type('ღვ')
    await call('ღვ').answer('wine')
    await type('ღვი')
    await call('ღვი').fail()
    expect(names()).toEqual([])
    await type('ღვ')
    await type('ღვი')
    expect(calls.filter(({ search }) => search === 'ღვი')).toHaveLength(2)
  })

  test('a request that failed offline is repeated once with the connection; an answered one isn’t', async () => {
    const { type, names, unmount } = field()
    const comeBack = () => {
      act(() => {
        window.dispatchEvent(new Event('online'))
      })
    }
    await type('ღვ')
    await call('ღვ').fail()
    comeBack()
    const again = calls.at(-1)
    expect(calls).toHaveLength(2)
    await again?.answer('wine')
    expect(names()).toEqual(['wine'])
    comeBack()
    expect(calls).toHaveLength(2)

    await type('ღვი', false)
    comeBack()
    expect(calls).toHaveLength(2)
    unmount()
  })
})

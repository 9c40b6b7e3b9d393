import { afterEach, describe, expect, test, vi } from 'vitest'
import { reloadPage, retryLoad } from '#shared/browser/pageReload.ts'

afterEach(() => vi.unstubAllGlobals())

test('AUTH-09 a reload that going back in the history cancels is repeated', () => {
  const page = new EventTarget()
  const reload = vi.fn()
  reloadPage({
    location: { reload } as unknown as Location,
    addEventListener: page.addEventListener.bind(page),
  })
  expect(reload).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('popstate'))
  expect(reload).toHaveBeenCalledTimes(2)
})

describe('ROUTE-08 a retry of what could not be fetched', () => {
  const reload = vi.fn()
  const open = (isThere: boolean) => {
    const location = { href: 'http://shop.test/product/1', reload }
    reload.mockClear()
    vi.stubGlobal('location', location)
    vi.stubGlobal('window', { location, addEventListener: () => {} })
    vi.stubGlobal('fetch', () =>
      isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
    )
  }
  const failing = () => Promise.reject(new Error('remembered'))

  test('reloads the page when it fails again, as browsers remember a failed import', async () => {
    open(true)
    await expect(retryLoad(failing)).rejects.toThrow('remembered')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('keeps the page where that could not be had either', async () => {
    open(false)
    await expect(retryLoad(failing)).rejects.toThrow('remembered')
    expect(reload).not.toHaveBeenCalled()
  })

  test('keeps the page when it succeeds', async () => {
    open(true)
    expect(await retryLoad(() => Promise.resolve('part'))).toBe('part')
    expect(reload).not.toHaveBeenCalled()
  })
})

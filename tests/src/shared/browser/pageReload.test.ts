import { afterEach, describe, expect, test, vi } from 'vitest'
import { reloadPage, retryLoad } from '#shared/browser/pageReload.ts'
import { eventually } from '../../../support/eventually.ts'

afterEach(() => vi.unstubAllGlobals())

test('AUTH-09 a reload that is cancelled by going back is repeated', () => {
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
  const open = (page: () => Promise<Response>) => {
    const location = { href: 'http://shop.test/product/1', reload }
    reload.mockClear()
    vi.stubGlobal('location', location)
    vi.stubGlobal('window', { location, addEventListener: () => {} })
    vi.stubGlobal('fetch', page)
  }
  const failing = () => Promise.reject(new Error('remembered'))

  test('reloads the page when it fails again, and never settles, since browsers remember a failed import', async () => {
    open(() => Promise.resolve(new Response()))
    const settled = vi.fn()
    void retryLoad(failing).then(settled, settled)
    await eventually(() => expect(reload).toHaveBeenCalledOnce())
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
  })

  test('keeps the page while the server can’t be reached', async () => {
    open(() => Promise.reject(new TypeError()))
    await expect(retryLoad(failing)).rejects.toThrow('remembered')
    expect(reload).not.toHaveBeenCalled()
  })

  test('keeps the page while the server answers 503, as during a deployment', async () => {
    open(() => Promise.resolve(new Response(null, { status: 503 })))
    await expect(retryLoad(failing)).rejects.toThrow('remembered')
    expect(reload).not.toHaveBeenCalled()
  })

  test('keeps the page when it succeeds', async () => {
    open(() => Promise.resolve(new Response()))
    expect(await retryLoad(() => Promise.resolve('part'))).toBe('part')
    expect(reload).not.toHaveBeenCalled()
  })
})

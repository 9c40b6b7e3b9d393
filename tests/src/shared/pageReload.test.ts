import { expect, test, vi } from 'vitest'
import { reloadPage } from '#shared/pageReload.ts'

test('AUTH-09 a reload that a step through the history cancels is asked for again', () => {
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

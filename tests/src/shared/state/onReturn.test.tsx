import { expect, test, vi } from 'vitest'
import { onReturn } from '#shared/state/onReturn.ts'

test('tells of each way to come back, once the page is before somebody’s eyes, until it is stopped', () => {
  const listener = vi.fn()
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const comeBack = () => {
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }
  const stop = onReturn(listener)
  comeBack()
  expect(listener).not.toHaveBeenCalled()
  isHidden.mockReturnValue(false)
  comeBack()
  expect(listener.mock.calls).toEqual([[false], [false], [true]])
  stop()
  comeBack()
  expect(listener).toHaveBeenCalledTimes(3)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onReturn } from '#shared/state/onReturn.ts'

const listener = vi.fn()
let isHidden = false
let stop = () => {}

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  isHidden = false
  listener.mockClear()
  stop = onReturn(listener)
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const connect = () => window.dispatchEvent(new Event('online'))
const changeVisibility = () => document.dispatchEvent(new Event('visibilitychange'))
const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('reports a connection, a visible page and a restored page, until it is stopped', () => {
  connect()
  changeVisibility()
  showPage(true)
  expect(listener.mock.calls).toEqual([[false], [false], [true]])
  stop()
  connect()
  changeVisibility()
  showPage(true)
  expect(listener).toHaveBeenCalledTimes(3)
})

test('reports nothing while the page is hidden', () => {
  isHidden = true
  connect()
  changeVisibility()
  expect(listener).not.toHaveBeenCalled()
})

test('the first load of a page is not a return', () => {
  showPage(false)
  expect(listener).not.toHaveBeenCalled()
})

test('a page restored while hidden is reported as restored once it is visible', () => {
  isHidden = true
  showPage(true)
  expect(listener).not.toHaveBeenCalled()
  isHidden = false
  changeVisibility()
  changeVisibility()
  expect(listener.mock.calls).toEqual([[true], [false]])
})

import { ModalSheet } from '@dukani/design-system'
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

beforeEach(() => {
  // In jsdom no element holds a pointer.
  Element.prototype.setPointerCapture = vi.fn()
})
afterEach(cleanup)

const finger = (clientY: number, pointerId = 1) => ({
  ...{ clientX: 200, clientY, pointerId, button: 0, pointerType: 'touch' },
  isPrimary: pointerId === 1,
})

function drawn() {
  const onClose = vi.fn()
  render(
    <ModalSheet open title="ფურცელი" closeLabel="დახურვა" onClose={onClose}>
      ტექსტი
    </ModalSheet>,
  )
  const sheet = screen.getByRole('dialog', { name: 'ფურცელი' })
  const handle = sheet.firstElementChild
  if (!handle) throw new Error('a handle is expected')
  return { sheet, handle, onClose }
}

type Touch = 'pointerDown' | 'pointerMove' | 'pointerUp'

/** What a finger does to the handle at a moment (ms). */
function touch(handle: Element, type: Touch, clientY: number, timeStamp: number): void {
  const event = createEvent[type](handle, finger(clientY))
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(handle, event)
}

/** Pulls down by so many px within so many ms, rests for some more, and lets go. */
function pull(handle: Element, far: number, ms: number, rest = 0): void {
  touch(handle, 'pointerDown', 100, 1_000)
  touch(handle, 'pointerMove', 100 + far, 1_000 + ms)
  touch(handle, 'pointerUp', 100 + far, 1_000 + ms + rest)
}

test('a sheet follows the finger that holds its handle, whatever another one does', () => {
  const { sheet, handle, onClose } = drawn()
  fireEvent.pointerDown(handle, finger(100))
  fireEvent.pointerMove(handle, finger(130))
  expect(sheet.style.translate).toBe('0px 30px')
  fireEvent.pointerDown(handle, finger(100, 2))
  fireEvent.pointerMove(handle, finger(500, 2))
  fireEvent.pointerUp(handle, finger(500, 2))
  fireEvent.pointerCancel(handle, finger(500, 2))
  expect(sheet.style.translate).toBe('0px 30px')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerMove(handle, finger(240))
  fireEvent.pointerUp(handle, finger(240))
  expect(onClose).toHaveBeenCalledExactlyOnceWith('drag')
})

test.each([
  ['far enough, however slowly', 120, 2_000, 0, true],
  ['quickly, however little', 40, 50, 0, true],
  ['quickly and held there', 40, 50, 80, false],
  ['a little, slowly', 100, 1_000, 0, false],
  ['up', -200, 50, 0, false],
])('a sheet that is pulled %s: is it let go', (_way, far, ms, rest, isLetGo) => {
  const { sheet, handle, onClose } = drawn()
  pull(handle, far, ms, rest)
  expect(onClose).toHaveBeenCalledTimes(isLetGo ? 1 : 0)
  expect(sheet.style.translate).toBe(isLetGo ? `0px ${far}px` : '')
})

test('a sheet that is pulled down and pushed back within a millisecond is not let go', () => {
  const { sheet, handle, onClose } = drawn()
  touch(handle, 'pointerDown', 100, 1_000)
  touch(handle, 'pointerMove', 150, 1_001)
  touch(handle, 'pointerMove', 110, 1_001)
  touch(handle, 'pointerUp', 110, 1_001)
  expect(onClose).not.toHaveBeenCalled()
  expect(sheet.style.translate).toBe('')
})

test('a sheet goes back to its place when the browser takes the finger', () => {
  const { sheet, handle, onClose } = drawn()
  fireEvent.pointerDown(handle, finger(100))
  fireEvent.pointerMove(handle, finger(300))
  fireEvent.pointerCancel(handle, finger(300))
  expect(sheet.style.translate).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})

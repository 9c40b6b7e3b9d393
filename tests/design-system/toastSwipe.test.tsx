import { ToastStack, type ToastItem } from '@dukani/design-system'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

afterEach(cleanup)

const added: ToastItem = { id: 'a', type: 'success', message: 'დაემატა', duration: 600_000 }

function notice() {
  const onDismiss = vi.fn()
  render(<ToastStack toasts={[added]} onDismiss={onDismiss} label="შეტყობინებები" dismissLabel="დახურვა" />)
  const element = screen.getByText('დაემატა').parentElement
  if (!element) throw new Error('a notice is expected')
  return { onDismiss, element }
}
const at = (clientX: number, clientY: number, pointerType = 'touch', pointerId = 1) => ({
  ...{ clientX, clientY, pointerType, pointerId },
  isPrimary: pointerId === 1,
})

test.each([
  ['aside', 40, 3],
  ['up', 3, -40],
  ['askew', -30, -30],
])('TOAST-02 a finger throws a notice off: %s', (_way, x, y) => {
  const { onDismiss, element } = notice()
  fireEvent.pointerDown(element, at(100, 100))
  fireEvent.pointerMove(element, at(100 + x, 100 + y))
  expect(element.style.translate).toContain(`${x}px`)
  fireEvent.pointerUp(element, at(100 + x, 100 + y))
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a')
})

test('TOAST-02 a toast stays when it is dragged a little, when the browser scrolls, and when a mouse selects its text', () => {
  const { onDismiss, element } = notice()
  fireEvent.pointerDown(element, at(100, 100))
  fireEvent.pointerMove(element, at(139, 100))
  fireEvent.pointerUp(element, at(139, 100))
  expect(element.style.translate).toBe('')

  fireEvent.pointerDown(element, at(100, 100))
  fireEvent.pointerMove(element, at(100, 60))
  fireEvent.pointerCancel(element, at(100, 60))
  expect(element.style.translate).toBe('')
  fireEvent.pointerUp(element, at(100, 60))

  fireEvent.pointerDown(element, at(100, 100, 'mouse'))
  fireEvent.pointerMove(element, at(200, 100, 'mouse'))
  fireEvent.pointerUp(element, at(200, 100, 'mouse'))
  expect(onDismiss).not.toHaveBeenCalled()
})

test('TOAST-02 a second finger moves nothing', () => {
  const { onDismiss, element } = notice()
  fireEvent.pointerDown(element, at(100, 100))
  fireEvent.pointerDown(element, at(200, 100, 'touch', 2))
  fireEvent.pointerMove(element, at(300, 100, 'touch', 2))
  expect(element.style.translate).toBe('')
  fireEvent.pointerUp(element, at(300, 100, 'touch', 2))
  expect(onDismiss).not.toHaveBeenCalled()
})

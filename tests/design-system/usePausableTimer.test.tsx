import { ToastStack, type ToastItem } from '@dukani/design-system'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

const added: ToastItem = { id: 'a', type: 'success', message: 'პროდუქტი დაემატა კალათაში.', duration: 5000 }

function stack(toasts: readonly ToastItem[], onDismiss: (id: string) => void) {
  return <ToastStack toasts={toasts} onDismiss={onDismiss} label="შეტყობინებები" dismissLabel="დახურვა" />
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the timer of a toast', () => {
  test('TOAST-02 a toast closes after its duration, and not before', () => {
    const onDismiss = vi.fn()
    render(stack([added], onDismiss))
    pass(4999)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(1)
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a')
  })

  test('TOAST-02 each toast has its own duration', () => {
    const onDismiss = vi.fn()
    render(stack([added, { ...added, id: 'b', message: 'სხვა', duration: 1500 }], onDismiss))
    pass(1500)
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b')
  })

  test('TOAST-02 the same message again restarts its timer', () => {
    const onDismiss = vi.fn()
    const { rerender } = render(stack([added], onDismiss))
    pass(4000)
    rerender(stack([{ ...added, times: 2 }], onDismiss))
    pass(4999)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(1)
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  test('TOAST-03 the timer pauses under the pointer and continues after that', () => {
    const onDismiss = vi.fn()
    render(stack([added], onDismiss))
    const region = screen.getByRole('region', { name: 'შეტყობინებები' })
    pass(3000)
    fireEvent.pointerEnter(region)
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(region)
    pass(1999)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(1)
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  test('TOAST-03 the timer pauses while its button has the focus', () => {
    const onDismiss = vi.fn()
    render(stack([added], onDismiss))
    const button = screen.getByRole('button', { name: 'დახურვა' })
    act(() => button.focus())
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    act(() => button.blur())
    pass(5000)
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  test('the timer pauses while the page is hidden', () => {
    const onDismiss = vi.fn()
    render(stack([added], onDismiss))
    setHidden(true)
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    setHidden(false)
    pass(5000)
    expect(onDismiss).toHaveBeenCalledOnce()
  })
})

test('TOAST-03 success and warning are announced politely, an error at once', () => {
  render(
    stack(
      [
        added,
        { ...added, id: 'w', type: 'warning', message: 'მარაგი' },
        { ...added, id: 'e', type: 'error', message: 'შეცდომა' },
      ],
      vi.fn(),
    ),
  )
  expect(screen.getByRole('status').textContent).toBe('პროდუქტი დაემატა კალათაში.მარაგი')
  expect(screen.getByRole('alert').textContent).toBe('შეცდომა')
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNearView } from '#shared/hooks/useNearView.ts'

interface Watch {
  options: IntersectionObserverInit | undefined
  tell: (isIntersecting: boolean) => void
  isOver: boolean
}
const watches: Watch[] = []

beforeEach(() => {
  watches.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watch: Watch
      constructor(onChange: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const tell = (isIntersecting: boolean) =>
          // @ts-expect-error -- a browser tells more than is read
          onChange([{ isIntersecting }], this)
        this.#watch = { options, tell, isOver: false }
        watches.push(this.#watch)
      }
      observe() {}
      disconnect() {
        this.#watch.isOver = true
      }
    },
  )
})
afterEach(cleanup)

function Place() {
  const [place, isNear] = useNearView<HTMLDivElement>()
  return <div ref={place}>{isNear ? 'near' : 'far'}</div>
}

test('a place is far until the view comes near, also within a scroller; from then on it is near', () => {
  render(<Place />)
  const [watch] = watches
  expect(screen.queryByText('far')).not.toBeNull()
  expect(watch?.options).toEqual({ rootMargin: '400px 0px', scrollMargin: '400px 0px' })
  act(() => watch?.tell(false))
  expect(screen.queryByText('far')).not.toBeNull()
  act(() => watch?.tell(true))
  expect(screen.queryByText('near')).not.toBeNull()
  expect(watch?.isOver).toBe(true)
  expect(watches).toHaveLength(1)
})

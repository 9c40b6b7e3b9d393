import { cleanup, fireEvent } from '@testing-library/react'
import { ShopHeader, useHeaderOnScroll } from '@dukani/design-system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

const HEADER = 100

let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1, () => {}))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(callback: () => void) {
        this.observe = callback
      }
      disconnect = () => {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEADER)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Page() {
  useHeaderOnScroll()
  return (
    <>
      <article>
        <header data-testid="other">სიახლე</header>
      </article>
      <ShopHeader name="დუქანი" tagline="სახლისთვის" search={null} actions={null} skipLinks={[]} />
    </>
  )
}

function scrollBy(top: number): void {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(document)
}
const runFrames = () => frames.splice(0).forEach((frame) => frame(0))

test('hides the shop’s header on the way down, and no other header of the page', () => {
  const { getByText, getByTestId } = render(<Page />)
  const header = getByText('დუქანი').closest('header')
  scrollBy(400)
  runFrames()
  expect(header?.style.translate).toBe('0px -100%')
  expect(getByTestId('other').style.translate).toBe('')
  scrollBy(300)
  runFrames()
  expect(header?.style.translate).toBe('')
})

test('reads the layout once a frame, however many scroll events it has', () => {
  render(<Page />)
  const lowest = vi.mocked(Object.getOwnPropertyDescriptor(document.documentElement, 'scrollHeight')?.get)
  for (const top of [200, 300, 400]) scrollBy(top)
  expect(lowest).not.toHaveBeenCalled()
  runFrames()
  expect(lowest).toHaveBeenCalledTimes(1)
})

test('a frame that is due is cancelled with the header', () => {
  const { getByText, unmount } = render(<Page />)
  const header = getByText('დუქანი').closest('header')
  scrollBy(400)
  unmount()
  runFrames()
  expect(header?.style.translate).toBe('')
})

import { Gallery, type GalleryLabels } from '@dukani/design-system'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render, themed } from '../support/render.tsx'

const labels: GalleryLabels = {
  gallery: 'ფოტოები',
  role: 'ფოტოგალერეა',
  slideRole: 'ფოტო',
  slide: (n, count) => `${n} / ${count}`,
  previous: 'წინა',
  next: 'შემდეგი',
  thumbnail: (n) => `ფოტო ${n}`,
  zoom: 'გადიდება',
}
const onIndex = vi.fn<(index: number) => void>()
const onZoom = vi.fn<() => void>()
/** When the pictures can be drawn. */
let drawable: PromiseWithResolvers<void>

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ src: `/media/${index}.png`, srcSet: null }))

function Shown({ count }: { count: number }) {
  const [index, setIndex] = useState(0)
  const change = (next: number) => {
    onIndex(next)
    setIndex(next)
  }
  return (
    <Gallery
      id={7}
      alt="საფერავი"
      pictures={pictures(count)}
      sizes="100vw"
      index={index}
      onIndex={change}
      onZoom={onZoom}
      labels={labels}
    />
  )
}

/** The picture's own button lies over the row; what is done to it, the row's window hears. */
const picture = () => screen.getByRole('button', { name: 'გადიდება' })

/** A finger that comes down in the middle, moves sideways and is lifted. */
function swipe(by: number, { from = 200, pointerType = 'touch' } = {}) {
  const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, pointerType, clientX })
  fireEvent.pointerDown(picture(), at(from))
  fireEvent.pointerMove(picture(), at(from + by / 2))
  fireEvent.pointerMove(picture(), at(from + by))
  fireEvent.pointerUp(picture(), at(from + by))
}

beforeEach(() => {
  // In jsdom no element holds a pointer.
  Element.prototype.setPointerCapture = vi.fn()
  drawable = Promise.withResolvers()
  HTMLImageElement.prototype.decode = () => drawable.promise
  onIndex.mockReset()
  onZoom.mockReset()
})
afterEach(cleanup)

describe('what it shows', () => {
  test('PROD-01 one picture at a time, each a group that says its place; the first one is fetched before all, then its neighbour', async () => {
    const { container } = render(<Shown count={3} />)
    const slides = screen.getAllByRole('group', { name: /^\d \/ 3$/ })
    expect(slides.map((one) => one.hasAttribute('inert'))).toEqual([false, true, true])
    expect(slides.map((one) => one.getAttribute('aria-roledescription'))).toEqual(['ფოტო', 'ფოტო', 'ფოტო'])
    const loading = () =>
      [...container.querySelectorAll('img[alt="საფერავი"]')].map((one) => one.getAttribute('loading'))
    expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
    expect(loading()).toEqual(['eager', 'lazy', 'lazy'])
    await act(async () => drawable.resolve())
    expect(loading()).toEqual(['eager', 'eager', 'lazy'])
  })

  test('PROD-01 a single picture has no step buttons', () => {
    render(<Shown count={1} />)
    swipe(-200)
    fireEvent.keyDown(picture(), { key: 'ArrowRight' })
    expect(onIndex).not.toHaveBeenCalled()
  })

  test('PROD-14 a picture that fails is replaced once, the others stay', () => {
    const { container } = render(<Shown count={2} />)
    const [broken] = container.querySelectorAll('img[alt="საფერავი"]')
    if (!broken) throw new Error('no picture to break')
    fireEvent.error(broken)
    const [first] = screen.getAllByRole('group', { name: /^\d \/ 2$/ })
    expect(first?.querySelector('img')).toBeNull()
    expect(first?.querySelector('svg')).not.toBeNull()
    expect(container.querySelectorAll('img[alt="საფერავი"]')).toHaveLength(1)
  })

  test('PROD-01 the server’s page has the first picture in its place, without inline styles', () => {
    const html = renderToString(themed(<Shown count={3} />))
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).toContain('/media/0.png')
  })
})

describe('swiping', () => {
  test.each([
    [-50, [[1]]],
    [-49, []],
    [50, []],
  ])('PROD-01 the threshold is 50 px: %i px', (by, calls) => {
    render(<Shown count={2} />)
    swipe(by)
    expect(onIndex.mock.calls).toEqual(calls)
  })

  test('PROD-01 back again, and by a mouse', () => {
    render(<Shown count={2} />)
    swipe(-60, { pointerType: 'mouse' })
    swipe(60)
    expect(onIndex.mock.calls).toEqual([[1], [0]])
  })

  test('PROD-01 a swipe from the screen’s edge is the browser’s Back', () => {
    render(<Shown count={2} />)
    swipe(-200, { from: window.innerWidth - 10 })
    expect(onIndex).not.toHaveBeenCalled()
    swipe(-200, { from: window.innerWidth - 10, pointerType: 'mouse' })
    expect(onIndex).toHaveBeenCalledOnce()
  })

  test('PROD-01 a gesture that the browser uses to scroll doesn’t change the picture', () => {
    render(<Shown count={2} />)
    const at = (clientX: number) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      pointerType: 'touch',
      clientX,
    })
    fireEvent.pointerDown(picture(), at(200))
    fireEvent.pointerMove(picture(), at(120))
    fireEvent.pointerCancel(picture(), at(120))
    fireEvent.pointerUp(picture(), at(100))
    expect(onIndex).not.toHaveBeenCalled()
  })

  test('PROD-01 a drag doesn’t end in a tap; a tap, and Enter after a drag, enlarge', () => {
    render(<Shown count={2} />)
    swipe(-20, { pointerType: 'mouse' })
    fireEvent.click(picture(), { detail: 1 })
    expect(onZoom).not.toHaveBeenCalled()
    fireEvent.click(picture(), { detail: 1 })
    expect(onZoom).toHaveBeenCalledOnce()
    swipe(-20)
    fireEvent.click(picture(), { detail: 0 })
    expect(onZoom).toHaveBeenCalledTimes(2)
  })
})

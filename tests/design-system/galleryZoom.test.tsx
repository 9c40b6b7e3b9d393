import { GalleryZoom, ProductImage } from '@dukani/design-system'
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

const onClose = vi.fn<() => void>()
const onIndex = vi.fn<(index: number) => void>()

const pictures = [0, 1].map((index) => ({
  src: `/media/${index}.png`,
  srcSet: `/media/${index}.png?w=1600 1600w`,
}))
const labels = {
  title: 'გადიდებული ფოტო',
  slide: (n: number, count: number) => `${n} / ${count}`,
  previous: 'წინა',
  next: 'შემდეგი',
  zoomIn: 'მოახლოება',
  zoomOut: 'დაშორება',
  close: 'დახურვა',
}

function Shown() {
  const [index, setIndex] = useState(0)
  const change = (next: number) => {
    onIndex(next)
    setIndex(next)
  }
  return (
    <GalleryZoom
      open
      onClose={onClose}
      id={7}
      alt="საფერავი"
      pictures={pictures}
      index={index}
      onIndex={change}
      labels={labels}
    />
  )
}

const dialog = () => screen.getByRole('dialog', { name: 'გადიდებული ფოტო' })
const image = () => screen.getByRole('img', { name: 'საფერავი' })
const button = (name: string) => screen.getByRole('button', { name })
/** What is enlarged and moved: the picture with its ground. */
function view() {
  const drawn = image().parentElement?.parentElement
  return [drawn?.style.scale, drawn?.style.translate]
}

const finger = (clientX: number, clientY: number, pointerId = 1) => ({
  pointerId,
  isPrimary: pointerId === 1,
  button: 0,
  pointerType: 'touch',
  clientX,
  clientY,
})

beforeEach(() => {
  // In jsdom no element holds a pointer, and none has a size.
  Element.prototype.setPointerCapture = vi.fn()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 600))
  onClose.mockReset()
  onIndex.mockReset()
})
afterEach(cleanup)

describe('a picture over the whole screen', () => {
  test('PROD-01 it shows the largest loaded size until its own is loaded', () => {
    render(
      <>
        {['64', '520'].map((width) => (
          <ProductImage key={width} id={7} src="/media/0.png" alt={width} />
        ))}
      </>,
    )
    for (const width of ['520', '64']) {
      const shown = screen.getByRole('img', { name: width })
      Object.defineProperty(shown, 'currentSrc', { value: `/media/0.png?w=${width}` })
      Object.defineProperty(shown, 'naturalWidth', { value: Number(width) })
      fireEvent.load(shown)
    }
    render(<Shown />)
    expect(image().style.background).toContain('/media/0.png?w=520')
    fireEvent.load(image())
    expect(image().style.background).toBe('')
    fireEvent.click(button('შემდეგი'))
    expect(image().style.background).toBe('')
  })

  test('PROD-01 it loads a picture that is sharp when enlarged, announces its position, and its button closes it', () => {
    render(<Shown />)
    expect(screen.getByText('1 / 2').getAttribute('aria-live')).toBe('polite')
    expect(image().getAttribute('sizes')).toBe('200vw')
    fireEvent.click(button('დახურვა'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('PROD-01 the buttons and keys enlarge up to four times and back', () => {
    render(<Shown />)
    expect(button('დაშორება').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button('მოახლოება'))
    fireEvent.keyDown(dialog(), { key: '+' })
    expect(view()[0]).toBe('4')
    expect(button('მოახლოება').getAttribute('aria-disabled')).toBe('true')
    fireEvent.keyDown(dialog(), { key: '+' })
    expect(view()[0]).toBe('4')
    fireEvent.keyDown(dialog(), { key: '-' })
    fireEvent.click(button('დაშორება'))
    expect(view()).toEqual(['1', '0px'])
  })

  test('PROD-01 arrows lead to the next picture; they move an enlarged one, and no further than there is', () => {
    render(<Shown />)
    fireEvent.keyDown(dialog(), { key: 'ArrowLeft' })
    expect(onIndex).not.toHaveBeenCalled()
    fireEvent.click(button('მოახლოება'))
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
    expect(view()).toEqual(['2', '-80px'])
    for (let press = 0; press < 5; press++) fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
    expect(view()).toEqual(['2', '-200px'])
    fireEvent.click(button('დაშორება'))
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' })
    expect(onIndex).toHaveBeenCalledExactlyOnceWith(1)
    expect(image().getAttribute('src')).toBe('/media/1.png')
  })

  test('PROD-01 the next picture isn’t enlarged', () => {
    render(<Shown />)
    fireEvent.click(button('მოახლოება'))
    fireEvent.click(button('შემდეგი'))
    expect(screen.getByText('2 / 2')).toBeTruthy()
    expect(view()).toEqual(['1', '0px'])
  })

  test('PROD-01 two fingers zoom at their middle; one finger then moves the picture and doesn’t swipe', () => {
    render(<Shown />)
    fireEvent.pointerDown(image(), finger(150, 300))
    fireEvent.pointerDown(image(), finger(250, 300, 2))
    fireEvent.pointerMove(image(), finger(100, 300))
    fireEvent.pointerMove(image(), finger(300, 300, 2))
    expect(view()[0]).toBe('2')
    fireEvent.pointerUp(image(), finger(300, 300, 2))
    const [, before] = view()
    fireEvent.pointerMove(image(), finger(60, 300))
    expect(view()[1]).not.toBe(before)
    fireEvent.pointerUp(image(), finger(20, 300))
    expect(onIndex).not.toHaveBeenCalled()
  })

  test.each([
    [-50, 1],
    [-49, 0],
    [50, 0],
  ])('PROD-01 a swipe of %i px across the whole picture', (by, calls) => {
    render(<Shown />)
    fireEvent.pointerDown(image(), finger(200, 300))
    fireEvent.pointerMove(image(), finger(200 + by, 300))
    fireEvent.pointerUp(image(), finger(200 + by, 300))
    expect(onIndex).toHaveBeenCalledTimes(calls)
  })

  test('PROD-01 a double tap enlarges around its place, another one shows the whole', () => {
    render(<Shown />)
    /** @param at ms */
    const tap = (at: number) => {
      fireEvent.pointerDown(image(), finger(300, 300))
      const end = createEvent.pointerUp(image(), finger(300, 300))
      Object.defineProperty(end, 'timeStamp', { value: at })
      fireEvent(image(), end)
    }
    tap(1000)
    tap(1301)
    expect(view()[0]).not.toBe('2')
    tap(1600)
    expect(view()).toEqual(['2', '-100px'])
    tap(3000)
    tap(3300)
    expect(view()).toEqual(['1', '0px'])
  })

  test('PROD-01 a wheel enlarges the picture and not the page', () => {
    render(<Shown />)
    expect(fireEvent.wheel(image(), { deltaY: -500, clientX: 200, clientY: 300 })).toBe(false)
    expect(Number(view()[0])).toBeCloseTo(Math.E)
    fireEvent.wheel(image(), { deltaY: 5000 })
    expect(view()).toEqual(['1', '0px'])
  })
})

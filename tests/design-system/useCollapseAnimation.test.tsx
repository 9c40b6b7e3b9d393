import { cleanup } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCollapseAnimation } from '../../design-system/src/components/CartTable/useCollapseAnimation.ts'
import { render } from '../support/render.tsx'

let rowHeight = 80
let width = 320

/** Every row is as high as the next; the panel as its rows. */
function layOut(this: Element): DOMRect {
  const isRow = this.tagName === 'TR'
  const before = isRow ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
  const rows = isRow ? 1 : this.querySelectorAll('tr').length
  return new DOMRect(0, before * rowHeight, width, rows * rowHeight)
}

const animate = vi.fn(function (this: Element, _keyframes: unknown) {})
const moved = () =>
  animate.mock.calls.map(([keyframes], call) => [animate.mock.contexts[call]?.id, keyframes] as const)

let wantsLess = false

beforeEach(() => {
  wantsLess = false
  rowHeight = 80
  width = 320
  animate.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(layOut)
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface LinesProps {
  ids: readonly string[]
  /** id of the removed line */
  removed?: string
}

function Lines({ ids, removed }: LinesProps) {
  const panel = useRef<HTMLDivElement>(null)
  useCollapseAnimation(
    panel,
    ids.map((id) => ({ id, removed: id === removed })),
  )
  return (
    <div ref={panel} id="panel">
      <table>
        <tbody>
          {ids.map((id) => (
            <tr key={id === removed ? `removed ${id}` : id} id={id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

test('the rows below a removed row, and the panel’s lower edge, move to their new position', () => {
  const { rerender } = render(<Lines ids={['a', 'b', 'c']} />)
  rerender(<Lines ids={['a', 'c']} />)
  expect(moved()).toEqual([
    ['panel', { height: ['240px', '160px'], overflow: ['clip', 'clip'] }],
    ['c', { translate: ['0 80px', '0 0'] }],
  ])
})

test('a line that becomes lower when it is removed is animated', () => {
  const { rerender } = render(<Lines ids={['a', 'b']} />)
  rowHeight = 60
  rerender(<Lines ids={['a', 'b']} removed="a" />)
  expect(moved()).toEqual([
    ['panel', { height: ['160px', '120px'], overflow: ['clip', 'clip'] }],
    ['b', { translate: ['0 20px', '0 0'] }],
  ])
})

test('nothing is animated for an added line, nor with reduced motion', () => {
  const { rerender } = render(<Lines ids={['a', 'b']} />)
  rerender(<Lines ids={['a', 'b', 'c']} />)
  wantsLess = true
  rerender(<Lines ids={['c']} />)
  expect(animate).not.toHaveBeenCalled()
})

test('nothing is animated when rows become lower, as in another language', () => {
  const { rerender } = render(<Lines ids={['a', 'b']} />)
  rowHeight = 60
  rerender(<Lines ids={['b', 'a']} />)
  expect(animate).not.toHaveBeenCalled()
})

test('nothing is animated when the width has changed since the last measurement', () => {
  const { rerender } = render(<Lines ids={['a', 'b']} />)
  width = 640
  rerender(<Lines ids={['b']} />)
  expect(animate).not.toHaveBeenCalled()
})

test('another render of the same lines measures nothing', () => {
  const { rerender } = render(<Lines ids={['a', 'b']} />)
  const measure = vi.mocked(Element.prototype.getBoundingClientRect)
  measure.mockClear()
  rerender(<Lines ids={['a', 'b']} />)
  expect(measure).not.toHaveBeenCalled()
})

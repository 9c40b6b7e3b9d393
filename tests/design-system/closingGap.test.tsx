import { cleanup } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCollapseAnimation } from '../../design-system/src/components/CartTable/useCollapseAnimation.ts'
import { render } from '../support/render.tsx'

const ROW = 80

/** Every row is as high as the next; the panel as its rows. */
function layOut(this: Element): DOMRect {
  const isRow = this.tagName === 'TR'
  const before = isRow ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
  return new DOMRect(0, before * ROW, 320, (isRow ? 1 : this.querySelectorAll('tr').length) * ROW)
}

const animate = vi.fn(function (this: Element, _keyframes: unknown) {})
const moved = () =>
  animate.mock.calls.map(([keyframes], call) => [animate.mock.contexts[call]?.id, keyframes] as const)

let wantsLess = false

beforeEach(() => {
  wantsLess = false
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

function Lines({ ids }: { ids: readonly string[] }) {
  const panel = useRef<HTMLDivElement>(null)
  useCollapseAnimation(panel, ids)
  return (
    <div ref={panel} id="panel">
      <table>
        <tbody>
          {ids.map((id) => (
            <tr key={id} id={id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

test('a removed line’s gap closes: what lies below glides up, with the panel’s lower edge', () => {
  const { rerender } = render(<Lines ids={['a', 'b', 'c']} />)
  rerender(<Lines ids={['a', 'c']} />)
  expect(moved()).toEqual([
    ['panel', { height: ['240px', '160px'], overflow: ['clip', 'clip'] }],
    ['c', { translate: ['0 80px', '0 0'] }],
  ])
})

test('nothing glides for an added line, nor for shoppers who want less motion', () => {
  const { rerender } = render(<Lines ids={['a', 'b']} />)
  rerender(<Lines ids={['a', 'b', 'c']} />)
  wantsLess = true
  rerender(<Lines ids={['c']} />)
  expect(animate).not.toHaveBeenCalled()
})

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { ToastProvider, useToasts } from '#shared/toast/ToastProvider.tsx'
import { AfterFirstUse } from '../../../../src/app/shell/AfterFirstUse.tsx'
import { render } from '../../../support/render.tsx'

let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const runFrame = () => act(async () => frames.splice(0).forEach((frame) => frame(0)))

function Failure() {
  const { show } = useToasts()
  return <button onClick={() => show({ type: 'error', message: 'ვერ შეინახა' })}>show</button>
}

test('TOAST-01 the live regions are empty for two frames, since screen readers announce changes only', async () => {
  const tree = (isUsed: boolean) => (
    <LanguageProvider language="ka">
      <ToastProvider>
        <Failure />
        {isUsed && <AfterFirstUse />}
      </ToastProvider>
    </LanguageProvider>
  )
  const { rerender } = render(tree(false))
  act(() => screen.getByText('show').click())
  await act(async () => rerender(tree(true)))
  await runFrame()
  expect(screen.getByRole('alert').textContent).toBe('')
  await runFrame()
  expect(screen.getByRole('alert').textContent).toContain('ვერ შეინახა')
})

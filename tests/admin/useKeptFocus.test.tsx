import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeptFocus } from '#admin/app/useKeptFocus.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Main({ children }: { children: ReactNode }) {
  const main = useKeptFocus<HTMLElement>()
  return (
    <main ref={main} tabIndex={-1}>
      {children}
    </main>
  )
}

/** A button that its own action removes, and one that stays. */
function Buttons({ onRemoved }: { onRemoved?: () => void }) {
  const [isDone, setDone] = useState(false)
  const press = () => {
    setDone(true)
    if (onRemoved) setTimeout(onRemoved)
  }
  return (
    <>
      {!isDone && <button onClick={press}>prepare</button>}
      <button>cancel</button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

async function press(name: string) {
  button(name).focus()
  fireEvent.click(button(name))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
}

test('the focus goes to the page when its button is gone', async () => {
  render(
    <Main>
      <Buttons />
    </Main>,
  )
  await press('prepare')
  expect(screen.queryByRole('button', { name: 'prepare' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the focus stays where the page has moved it when the button was gone', async () => {
  render(
    <Main>
      <Buttons onRemoved={() => button('cancel').focus()} />
    </Main>,
  )
  await press('prepare')
  expect(document.activeElement).toBe(button('cancel'))
})

import { cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Longer than React works at a stretch, and than the moment that whoever waits leaves to it (ms). */
const LONG = 20
/** So many turns after a change, whoever waited for it has been told and waits for a last moment. */
const TURNS = 50

function keepBusy(): void {
  for (const end = performance.now() + LONG; performance.now() < end;);
}

const keepBusyAfter = (turns: number): void =>
  turns === 0 ? keepBusy() : queueMicrotask(() => keepBusyAfter(turns - 1))

// Others have the processor just when the document has changed.
const observer = new MutationObserver(() => keepBusyAfter(TURNS))

beforeEach(() => observer.observe(document.body, { subtree: true, childList: true, characterData: true }))
afterEach(() => {
  observer.disconnect()
  cleanup()
})

function Changing({ shown }: { shown: string[] }) {
  const [text, setText] = useState('before')
  useEffect(() => {
    const timer = setTimeout(() => setText('after'))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    shown.push(text)
  }, [text, shown])
  if (text === 'after') keepBusy()
  return <p>{text}</p>
}

test('what is found has had its effects, however busy the machine is', async () => {
  const shown: string[] = []
  render(<Changing shown={shown} />)
  await screen.findByText('after')
  expect(shown).toEqual(['before', 'after'])
})

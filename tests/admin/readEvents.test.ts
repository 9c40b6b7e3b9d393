import type { StaffEvent } from '@dukani/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { readEvents, SILENCE_MS } from '#admin/shared/live/readEvents.ts'

afterEach(() => void vi.useRealTimers())

function streamOf(chunks: readonly string[], isLeftOpen = false) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      if (!isLeftOpen) controller.close()
    },
  })
}

test('events are read however they are cut, and comments and unknown ones are left out', async () => {
  const events: StaffEvent[] = []
  const text =
    ':\n\ndata: {"kind":"orderPlaced","id":"a"}\n\ndata: {"kind":"newer","id":"b"}\n\ndata: broken\n\n' +
    'data: {"kind":"orderChanged","id":"c"}\n\ndata: {"kind":"orderPl'
  await readEvents(streamOf(Array.from(text)), (event) => events.push(event))
  expect(events).toEqual([
    { kind: 'orderPlaced', id: 'a' },
    { kind: 'orderChanged', id: 'c' },
  ])
})

test('a connection that is silent for too long is given up', async () => {
  vi.useFakeTimers()
  let isOver = false
  const reading = readEvents(streamOf([':\n\n'], true), () => undefined).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect(isOver).toBe(true)
})

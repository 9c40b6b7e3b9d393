import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChunk, useChunk, type Chunk } from '#shared/lazy/useChunk.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(cleanup)

const Part = () => <p>part</p>

function Place({ chunk }: { chunk: Chunk<object> }) {
  const state = useChunk(chunk)
  if (state.state === 'there') return <state.Part />
  return state.state === 'failed' ? <button onClick={state.retry}>retry</button> : <p>loading</p>
}

/** A part that can't be fetched at first. */
function absentPart() {
  let isGone = true
  const fetchPart = vi.fn(() => (isGone ? Promise.reject(new Error('chunk gone')) : Promise.resolve(Part)))
  return { fetchPart, bring: () => (isGone = false) }
}

test('ROUTE-08 a part that could not be fetched is fetched again by a retry, and is there at once for the next place', async () => {
  const { fetchPart, bring } = absentPart()
  const chunk = createChunk(fetchPart)
  render(<Place chunk={chunk} />)
  const retry = await screen.findByRole('button', { name: 'retry' })
  bring()
  act(() => retry.click())
  expect(await screen.findByText('part')).toBeTruthy()
  render(<Place chunk={chunk} />)
  expect(screen.getAllByText('part')).toHaveLength(2)
  expect(fetchPart).toHaveBeenCalledTimes(2)
})

test('ROUTE-08 an extra isn’t begun without a connection, which would spoil it for good, and comes with it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchPart = vi.fn(() => Promise.resolve(Part))
  render(<Place chunk={createChunk(fetchPart, { isExtra: true })} />)
  expect(await screen.findByRole('button', { name: 'retry' })).toBeTruthy()
  expect(fetchPart).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('part')).toBeTruthy()
})

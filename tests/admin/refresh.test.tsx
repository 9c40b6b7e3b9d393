import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { PartList } from '#admin/shared/PartList.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useParts } from '#admin/shared/useParts.ts'
import { useRead } from '#admin/shared/useRead.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

const error = new ApiError('network', 'failed')
const retry = () => undefined
const retryButton = () => screen.queryByRole('button', { name: 'თავიდან ცდა' })

test('a refresh that failed is shown above what was read before', () => {
  const { rerender } = render(<ReadState read={{ data: {}, error: null, retry }} />, { wrapper: OwnerApp })
  expect(retryButton()).toBeNull()
  rerender(<ReadState read={{ data: {}, error, retry }} />)
  expect(retryButton()).not.toBeNull()
})

test('a list that was empty and could not be read again is not called empty', () => {
  const parts = { items: [], status: 'failed', error, loadMore: retry, retry, refresh: retry } as const
  render(
    <PartList parts={parts} empty="nothing here">
      {() => null}
    </PartList>,
    { wrapper: OwnerApp },
  )
  expect(screen.queryByText('nothing here')).toBeNull()
  expect(retryButton()).not.toBeNull()
})

test('a whole list has no more to load while it is read again', async () => {
  const second = Promise.withResolvers<void>()
  let reads = 0
  mockApi(
    http.get('*/v1/admin/things/', async () => {
      reads += 1
      if (reads > 1) await second.promise
      return HttpResponse.json({ next: null, results: [reads] })
    }),
  )
  const schema = { parse: (raw: unknown) => raw as { next: null; results: number[] } }
  const { result } = renderHook(() => useParts('/v1/admin/things/', {}, schema), { wrapper: OwnerApp })
  await waitFor(() => expect(result.current).toMatchObject({ items: [1], status: 'done' }))
  act(() => result.current.refresh())
  await waitFor(() => expect(reads).toBe(2))
  expect(result.current.status).toBe('done')
  second.resolve()
  await waitFor(() => expect(result.current).toMatchObject({ items: [2], status: 'done' }))
})

test('more can be asked for while a list is read again in the background', async () => {
  const held = Promise.withResolvers<void>()
  let reads = 0
  mockApi(
    http.get('*/v1/admin/things/', async ({ request }) => {
      if (new URL(request.url).searchParams.has('after'))
        return HttpResponse.json({ next: null, results: [2] })
      reads += 1
      if (reads === 2) await held.promise
      return HttpResponse.json({ next: 1, results: [1] })
    }),
  )
  const schema = { parse: (raw: unknown) => raw as { next: number | null; results: number[] } }
  const { result } = renderHook(() => useParts('/v1/admin/things/', {}, schema), { wrapper: OwnerApp })
  await waitFor(() => expect(result.current).toMatchObject({ items: [1], status: 'idle' }))
  act(() => result.current.refresh())
  await waitFor(() => expect(reads).toBe(2))
  expect(result.current.status).toBe('idle')
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.status).toBe('loading'))
  held.resolve()
  await waitFor(() => expect(result.current).toMatchObject({ items: [1, 2], status: 'done' }))
})

test('a list that is opened again within a second is read again', async () => {
  let reads = 0
  mockApi(
    http.get('*/v1/admin/things/', () => {
      reads += 1
      return HttpResponse.json({ next: null, results: [reads] })
    }),
  )
  const schema = { parse: (raw: unknown) => raw as { next: null; results: number[] } }
  const List = () => useParts('/v1/admin/things/', {}, schema).items
  const { container, rerender } = render(<List key="first" />, { wrapper: OwnerApp })
  await waitFor(() => expect(container.textContent).toBe('1'))
  rerender(<p />)
  rerender(<List key="again" />)
  await waitFor(() => expect(container.textContent).toBe('2'))
})

const FAILING = '/v1/admin/failing/'
const hooks = {
  useRead: () => useRead(FAILING, { parse: () => null }),
  useParts: () => useParts(FAILING, {}, { parse: () => ({ next: null, results: [] }) }),
}

test.each(['useRead', 'useParts'] as const)(
  'what failed stays on the page while it is read again in the background, and gives way to a retry (%s)',
  async (hook) => {
    let isHeld = false
    const held = Promise.withResolvers<void>()
    let reads = 0
    mockApi(
      http.get('*/v1/admin/failing/', async () => {
        reads += 1
        if (isHeld) await held.promise
        return HttpResponse.json({ detail: 'no' }, { status: 500 })
      }),
    )
    const { result } = renderHook(
      (): Pick<ReturnType<typeof useRead>, 'error' | 'refresh' | 'retry'> => hooks[hook](),
      { wrapper: OwnerApp },
    )
    await waitFor(() => expect(result.current.error).not.toBeNull())
    isHeld = true
    const before = reads
    act(() => result.current.refresh())
    await waitFor(() => expect(reads).toBeGreaterThan(before))
    expect(result.current.error).not.toBeNull()
    act(() => result.current.retry())
    expect(result.current.error).toBeNull()
    held.resolve()
    await waitFor(() => expect(result.current.error).not.toBeNull())
  },
)

test('what is read again and again is read after an error too, one request at a time', async () => {
  const EVERY_MS = 5
  let reads = 0
  let atOnce = 0
  let mostAtOnce = 0
  mockApi(
    http.get('*/v1/admin/place/', async () => {
      reads += 1
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await new Promise((resolve) => setTimeout(resolve, 3 * EVERY_MS))
      atOnce -= 1
      return reads < 3 ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(reads)
    }),
  )
  const schema = { parse: (raw: unknown) => raw as number }
  const { result } = renderHook(() => useRead('/v1/admin/place/', schema, EVERY_MS), { wrapper: OwnerApp })
  await waitFor(() => expect(result.current.data).toBeGreaterThan(4))
  expect(mostAtOnce).toBe(1)
})

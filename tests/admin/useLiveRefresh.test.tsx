import { DEFAULT_CONFIG } from '@dukani/contracts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigProvider } from '#shared/config/ConfigProvider.tsx'
import { SessionStoreContext } from '#shared/session/SessionStoreContext.ts'
import type { SessionStore } from '#shared/session/sessionStore.ts'
import { LiveProvider } from '#admin/shared/live/LiveProvider.tsx'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const session = {
  accessToken: () => Promise.resolve('token'),
  renew: () => Promise.resolve('token'),
} as unknown as SessionStore

const App = ({ children }: { children: ReactNode }) => (
  <ConfigProvider config={DEFAULT_CONFIG}>
    <SessionStoreContext value={session}>
      <LiveProvider isAllowed onRefused={() => undefined}>
        {children}
      </LiveProvider>
    </SessionStoreContext>
  </ConfigProvider>
)

/** A stream that stays open until it is ended. */
function openStream() {
  let own: ReadableStreamDefaultController | undefined
  const body = new ReadableStream({ start: (controller) => void (own = controller) })
  return { response: new Response(body), end: () => own?.close() }
}

test('a page reads again once when the connection is there again after it was lost', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const first = openStream()
  const fetching = vi.fn().mockResolvedValueOnce(first.response)
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetching.mockImplementation(() => Promise.resolve(openStream().response))
  vi.stubGlobal('fetch', fetching)
  const refresh = vi.fn()
  const { unmount } = renderHook(() => useLiveRefresh(refresh), { wrapper: App })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  await wait(10_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  first.end()
  // The pauses before the attempts: 1, 2 and 4 s. The page renders again when the connection is lost.
  await wait(5_000)
  await wait(2_000)
  await wait(1_000)
  expect(fetching).toHaveBeenCalledTimes(4)
  expect(refresh).toHaveBeenCalledTimes(2)
  unmount()
})

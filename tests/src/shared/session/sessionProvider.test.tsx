import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountHandlers } from '#mocks/accountHandlers.ts'
import { NO_SESSION_COOKIES, PASSWORD, sessionCookies, user } from '#mocks/accounts.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { pageCookies } from '#shared/browser/cookies.ts'
import { useSession } from '#shared/session/session.ts'
import { SessionProvider } from '#shared/session/SessionProvider.tsx'
import { mockApi, Shop } from '../../support/shop.tsx'

const nino = user()
const right = { email: nino.email, password: PASSWORD }
const USER = `GET /v1/accounts/users/${nino.id}/`
const reload = vi.fn<() => void>()

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  api = mockApi(
    ...accountHandlers(nino),
    http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'mock' })),
    http.get('*/v1/orders/', () => HttpResponse.json(['an order'])),
    http.get('*/v1/products/', () => HttpResponse.json(['a product'])),
  )
})
afterEach(() => {
  cleanup()
  api.close()
  reload.mockReset()
  setCookies(NO_SESSION_COOKIES)
})

function setCookies(cookies: readonly string[]) {
  for (const cookie of cookies) document.cookie = cookie
}

const Tab = ({ children }: { children: ReactNode }) => (
  <Shop sessionEnvironment={{ reload }}>
    <SessionProvider>{children}</SessionProvider>
  </Shop>
)

/** A page with two private lists, one of them in pages. */
function usePage() {
  const session = useSession()
  const { cache } = useSWRConfig()
  const client = useApi()
  const ask = (path: string) => client.request({ path, read: (answer) => answer })
  const id = session.user?.id ?? null
  useSWR(id === null ? null : ['orders', id], () => ask('/v1/orders/'))
  useSWRInfinite(
    () => (id === null ? null : ['lists', id]),
    () => ask('/v1/products/'),
  )
  const kept = () => [...cache.keys()].filter((key) => cache.get(key)?.data !== undefined)
  return { session, kept }
}

async function openTab(expected: string, options: { reactStrictMode?: boolean } = {}) {
  const { result, unmount } = renderHook(usePage, { wrapper: Tab, ...options })
  const shown = () => result.current.session.status
  await waitFor(() => expect(shown()).toBe(expected))
  return { page: () => result.current, session: () => result.current.session, shown, unmount }
}

describe('the session in the tree', () => {
  test('the first render is a guest’s whatever the cookies say, and hydration finds it so', async () => {
    setCookies(sessionCookies(nino.id))
    const wrong = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Name = () => {
      const { status, user } = useSession()
      return user?.first_name ?? status
    }
    const tree = (
      <Tab>
        <Name />
      </Tab>
    )
    const rendered = renderToString(tree)
    expect(rendered).toBe('starting')
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = rendered
    const app = await act(() => Promise.resolve(hydrateRoot(root, tree)))
    await waitFor(() => expect(root.textContent).toBe('ნინო'))
    expect(wrong).not.toHaveBeenCalled()
    act(() => app.unmount())
    root.remove()
  })

  test('AUTH-07 it is restored once in strict mode, where React mounts twice', async () => {
    setCookies(sessionCookies(nino.id))
    const { session } = await openTab('customer', { reactStrictMode: true })
    expect(session().user).toEqual(nino)
    expect(api.calls.filter((call) => call === USER)).toHaveLength(1)
  })

  test('AUTH-09 a login and a logout: cookies and the caches of lists come and go, the page is loaded anew', async () => {
    const { page, session, shown } = await openTab('guest')
    await act(() => session().login(right))
    expect(session().user).toEqual(nino)
    expect(pageCookies()).toMatch(/accessToken=.+refresh_token=|refresh_token=.+accessToken=/)
    // The list, the pages of the other one, and its first page.
    await waitFor(() => expect(page().kept()).toHaveLength(3))
    await act(() => session().logout())
    expect(shown()).toBe('guest')
    expect(pageCookies()).not.toMatch(/accessToken|refresh_token/)
    expect(page().kept()).toEqual([])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('E4 two tabs of one browser go in and out together', async () => {
    const [one, other] = [await openTab('guest'), await openTab('guest')]
    await act(() => one.session().login(right))
    await waitFor(() => expect(other.shown()).toBe('customer'))
    await act(() => one.session().logout())
    await waitFor(() => expect(other.shown()).toBe('guest'))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['to a connection', () => window.dispatchEvent(new Event('online'))],
    [
      'out of the back cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('a page that comes back %s looks at the cookies again', async (_, comeBack) => {
    const { shown, unmount } = await openTab('guest')
    setCookies(sessionCookies(nino.id))
    act(() => void comeBack())
    await waitFor(() => expect(shown()).toBe('customer'))
    unmount()
    comeBack()
    expect(api.calls.filter((call) => call === USER)).toHaveLength(1)
  })
})

test('without a provider there is only a guest, who can’t log in', async () => {
  const { result } = renderHook(useSession)
  expect(result.current.status).toBe('guest')
  await expect(result.current.login(right)).rejects.toThrow('SessionProvider')
  await expect(result.current.logout()).resolves.toBeUndefined()
})

import { DEFAULT_CONFIG, type RuntimeConfig } from '@dukani/contracts'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { ApiProvider, type ApiProviderProps } from '#shared/api/ApiProvider.tsx'
import type { FirstAnswers } from '#shared/api/swr.ts'
import { ConfigProvider } from '#shared/config/ConfigProvider.tsx'
import { ShopThemeProvider } from '../../../design-system/src/theme/ShopThemeProvider.tsx'

/** Where the API of these tests is. */
const API = 'http://shop.test'

const config: RuntimeConfig = { ...DEFAULT_CONFIG, apiBase: API, idempotencyKeys: true }

export interface ShopProps {
  /** where the page says otherwise than our server's does */
  changed?: Partial<RuntimeConfig>
  answers?: FirstAnswers
  /** what the session does outside of the page: loading it anew, above all */
  sessionEnvironment?: ApiProviderProps['sessionEnvironment']
  children: ReactNode
}

/** What a screen and a data hook stand on: the theme, a configuration, a client and a cache of its own. */
export function Shop({ changed, answers, sessionEnvironment, children }: ShopProps) {
  return (
    <ShopThemeProvider>
      <ConfigProvider config={{ ...config, ...changed }}>
        <ApiProvider {...(answers && { answers })} {...(sessionEnvironment && { sessionEnvironment })}>
          {children}
        </ApiProvider>
      </ConfigProvider>
    </ShopThemeProvider>
  )
}

const open = new Set<() => void>()

/** Closes every API that `mockApi` has opened. */
export function closeApis(): void {
  for (const close of open) close()
}

/** Answers the calls of these tests; remembers each as `METHOD path?query`. A call without a handler fails the test. */
export function mockApi(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers)
  const calls: string[] = []
  server.listen({ onUnhandledFrame: 'error' })
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    calls.push(`${request.method} ${pathname}${decodeURIComponent(search)}`)
  })
  const close = () => {
    open.delete(close)
    server.close()
  }
  open.add(close)
  return { server, calls, close }
}

import type { RuntimeConfig } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import { createContext, useEffect, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useConfig } from '../config/ConfigProvider.tsx'
import { useCurrentLanguage } from '../language/LanguageProvider.tsx'
import { browserEnvironment } from '../session/browserEnvironment.ts'
import type { SessionEnvironment } from '../session/sessionController.ts'
import { createSessionStore, type SessionStore } from '../session/sessionStore.ts'
import { SessionStoreContext } from '../session/SessionStoreContext.ts'
import { useRequired } from '../state/useRequired.ts'
import type { ApiClient } from './client.ts'
import { createDeferredClient, loadClient } from './deferredClient.ts'
import { createCache, swrOptions, type FirstAnswers } from './swr.ts'

/** The client of a tree; the back office replaces it below. */
export const ApiContext = createContext<ApiClient | null>(null)

export interface ApiProviderProps {
  /** the first render's answers, by their SWR key */
  answers?: FirstAnswers
  /** browser APIs of the session, replaced in stories and tests */
  sessionEnvironment?: Partial<SessionEnvironment>
  children: ReactNode
}

/** Gives the tree its client, its cache and the store of its session; all live as long as the provider. */
export function ApiProvider({ answers, sessionEnvironment, children }: ApiProviderProps) {
  const config = useConfig()
  const language = useCurrentLanguage()
  const [{ client, session }] = useState(() => createCaller(config, language, sessionEnvironment))
  const [options] = useState(() => {
    const cache = createCache(answers)
    return { ...swrOptions, provider: () => cache }
  })
  useEffect(() => {
    // A call that needs it will say so.
    loadClient().catch(() => {})
  }, [])
  return (
    <ApiContext value={client}>
      <SessionStoreContext value={session}>
        <SWRConfig value={options}>{children}</SWRConfig>
      </SessionStoreContext>
    </ApiContext>
  )
}

/** A client and a session, each of which needs the other: calls carry a token, and tokens come by calls. */
function createCaller(
  config: RuntimeConfig,
  language: () => Language,
  environment: Partial<SessionEnvironment> = {},
): { client: ApiClient; session: SessionStore } {
  const session = createSessionStore({
    client: () => client,
    environment: { ...browserEnvironment(), ...environment },
  })
  const { accessToken, renew } = session
  const client = createDeferredClient({ config, language, accessToken, renew })
  return { client, session }
}

/** The client that calls the API. @throws Error outside of an ApiProvider */
export const useApi = (): ApiClient => useRequired(ApiContext, 'ApiProvider')

import { createContext, use, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useConfig } from '../ConfigProvider.tsx'
import { useCurrentLanguage } from '../language/LanguageProvider.tsx'
import { readAccessToken } from '../session/accessToken.ts'
import { createClient, type ApiClient } from './client.ts'
import { createCache, swrOptions, type FirstAnswers } from './swr.ts'

const ApiContext = createContext<ApiClient | null>(null)

export interface ApiProviderProps {
  /** the first render's answers, by their SWR key */
  answers?: FirstAnswers
  children: ReactNode
}

/** Gives the tree its client and its cache; both live as long as the provider. */
export function ApiProvider({ answers, children }: ApiProviderProps) {
  const config = useConfig()
  const language = useCurrentLanguage()
  const [client] = useState(() => createClient({ config, language, accessToken: readAccessToken }))
  const [options] = useState(() => ({ ...swrOptions, provider: () => createCache(answers) }))
  return (
    <ApiContext value={client}>
      <SWRConfig value={options}>{children}</SWRConfig>
    </ApiContext>
  )
}

/** The client that calls the API. @throws Error outside of an ApiProvider */
export function useApi(): ApiClient {
  const client = use(ApiContext)
  if (client === null) throw new Error('useApi needs an ApiProvider above it')
  return client
}

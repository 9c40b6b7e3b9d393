import { ApiError } from './ApiError.ts'
import type * as clientModule from './client.ts'
import type { ApiClient, ClientOptions } from './client.ts'

type ClientModule = typeof clientModule

let loading: Promise<ClientModule> | null = null

/** Fetches the client's code. @throws when it can't be fetched; a later call fetches again */
export function loadClient(): Promise<ClientModule> {
  loading ??= import('./client.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/**
 * A client whose code isn't part of the first screen, whose answers come with the page. It is fetched once the page
 * listens (`ApiProvider`), or with the first call.
 */
export function createDeferredClient(options: ClientOptions): ApiClient {
  let client: ApiClient | null = null

  async function fetchClient(): Promise<ApiClient> {
    // Browsers remember a failed import until the page is left, so none is started without a connection.
    if (!navigator.onLine) throw new ApiError('offline', 'the client can’t be fetched')
    const { createClient } = await loadClient().catch((cause: unknown) => {
      throw new ApiError('network', 'the client can’t be fetched', { cause })
    })
    return (client ??= createClient(options))
  }

  // Once it is there, a call is sent in the same tick.
  return { request: async (request) => (client ?? (await fetchClient())).request(request) }
}

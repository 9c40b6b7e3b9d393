import type { Loader } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'

/**
 * The mocked server for stories with handlers in `parameters.msw`, or with a function in `parameters.server` that makes
 * them: each run of such a story has a server of its own, so that it can be played again. Other stories make no requests,
 * and load none of it.
 */
export const loadMsw: Loader = async (context) => {
  const { msw, server } = context.parameters as { msw?: unknown; server?: () => HttpHandler[] }
  if (msw === undefined && server === undefined) return {}
  const { startMsw } = await import('./mswLoader.ts')
  const made = server && { msw: { handlers: server() } }
  return startMsw({ ...context, parameters: { ...context.parameters, ...made } })
}

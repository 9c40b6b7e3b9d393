import type { Loader } from '@storybook/react-vite'

/**
 * The mocked server for stories with handlers in `parameters.msw`. Other stories make no requests, and load none of it.
 */
export const loadMsw: Loader = async (context) => {
  if (context.parameters['msw'] === undefined) return {}
  const { startMsw } = await import('./mswLoader.ts')
  return startMsw(context)
}

import type { Loader } from '@storybook/react-vite'
import { isCommonAssetRequest } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { handlersOf } from './network.ts'
import { networkOf } from './toolbar.ts'

/** Storybook's own requests and static files; a story has to mock all others. */
function isOwnFile(request: Request): boolean {
  const { origin, pathname } = new URL(request.url)
  return isCommonAssetRequest(request) || (origin === location.origin && !/^\/(v1|media)\//.test(pathname))
}

function hasRequest(data: unknown): data is { request: Request } {
  return typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request
}

async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (hasRequest(frame.data) && isOwnFile(frame.data.request)) return
      // Logged as an error, so that the test runner fails the story.
      defaults.error()
    },
  })
  return worker
}

let worker: ReturnType<typeof startWorker> | undefined
const workerOnce = () => (worker ??= startWorker())
const load = mswLoader(workerOnce)

/** Starts the worker with a story's handlers, behind the network of the toolbar. */
export const startMsw: Loader = async (context) => {
  await load(context)
  const network = handlersOf(networkOf(context.globals))
  if (network.length > 0) (await workerOnce()).use(...network)
  return {}
}

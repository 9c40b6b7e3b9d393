// The development server: Vite with hot reload, and the API on the same port.
import { createServer } from 'vite'
import { readCommandLine } from './lib/commandLine.ts'
import { freePort } from './lib/freePort.ts'
import { exitOf, startNode, stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir } from './lib/tools.ts'

const API_PATHS = ['/v1', '/media', '/dev/flitt', '/openapi.json', '/healthz', '/readyz']

readCommandLine({
  usage: 'run dev',
  about: 'Starts the storefront with hot reload and the API on http://localhost:3000, or on PORT.',
})
const port = Number(process.env.PORT ?? 3000)
const apiPort = await freePort()
const target = `http://127.0.0.1:${apiPort}`

const shop = await createServer({
  root: projectDir,
  server: { port, strictPort: true, proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target }])) },
})
// Vite would end this process immediately, before the API has shut down its database.
process.removeAllListeners('SIGTERM')
stopChildrenOnSignals()

const api = startNode(['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  env: { PORT: String(apiPort), HOST: '127.0.0.1' },
})
const ended = exitOf(api)
await Promise.race([isReady(), ended])
await shop.listen()
shop.printUrls()
process.exitCode = await ended
await shop.close()

async function isReady(): Promise<void> {
  const answer = await fetch(`${target}/readyz`).catch(() => null)
  if (answer?.ok) return
  await new Promise((resolve) => setTimeout(resolve, 100))
  await isReady()
}

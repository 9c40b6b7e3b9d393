// The shop while it is being written: Vite with hot reload and the API behind one address.
import { createServer } from 'vite'
import { freePort } from './lib/freePort.ts'
import { exitOf, startNode, stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir } from './lib/tools.ts'

const API_PATHS = ['/v1', '/media', '/openapi.json', '/healthz', '/readyz']

const port = Number(process.env.PORT ?? 3000)
const apiPort = await freePort()
const target = `http://127.0.0.1:${apiPort}`

stopChildrenOnSignals()
const api = startNode(['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  env: { PORT: String(apiPort), HOST: '127.0.0.1' },
})
const shop = await createServer({
  root: projectDir,
  server: { port, strictPort: true, proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target }])) },
})
await shop.listen()
shop.printUrls()
process.exitCode = await exitOf(api)
await shop.close()

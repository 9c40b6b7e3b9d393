// Every story of the built Storybook in a real browser, with its play function and axe. Arguments go to the runner.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { preview } from 'vite'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { freePort } from './lib/freePort.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir, toolFile } from './lib/tools.ts'

const BUILT = 'storybook-static'

stopChildrenOnSignals()
if (!existsSync(path.join(projectDir, BUILT, 'index.json'))) {
  await runNode([toolFile('storybook'), 'build', '--quiet', '--output-dir', BUILT])
}
const port = await freePort()
const server = await preview({
  configFile: false,
  root: projectDir,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir: BUILT },
  preview: { host: '127.0.0.1', port, strictPort: true },
})
process.exitCode = await runNode(
  [
    toolFile('@storybook/test-runner', 'test-storybook'),
    ...['--url', `http://127.0.0.1:${port}`, '--index-json', '--maxWorkers', '2'],
    ...process.argv.slice(2),
  ],
  { env: { CHROMIUM_PATH: ensureBrowser(), STORYBOOK_DISABLE_TELEMETRY: '1' } },
)
await server.close()

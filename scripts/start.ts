// Builds the shop if needed, then serves it.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir } from './lib/tools.ts'

readCommandLine({
  usage: 'start',
  about:
    'Builds the shop if its sources have changed, and serves it. Settings are environment variables: docs/configuration.md.',
})
const release = stopChildrenOnSignals()
const code = await buildShopIfNeeded()
release()
if (code === 0) {
  // In this process, so that the server gets signals once and sets the exit code.
  await import(pathToFileURL(path.join(projectDir, 'server/src/main.ts')).href)
} else {
  console.error('The storefront could not be built; see the errors above.')
  process.exitCode = code
}

// The shop, built when it isn't, then served.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir } from './lib/tools.ts'

readCommandLine({
  usage: 'start',
  about:
    'Serves the shop, built first when its sources changed. Settings are environment variables: docs/configuration.md.',
})
const release = stopChildrenOnSignals()
const code = await buildShopIfNeeded()
release()
if (code === 0) {
  // In this very process: a signal reaches the server once, whoever sends it, and its exit code is ours.
  await import(pathToFileURL(path.join(projectDir, 'server/src/main.ts')).href)
} else {
  console.error('The storefront could not be built; the lines above say why.')
  process.exitCode = code
}

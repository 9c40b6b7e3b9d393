// Builds the storefront, even if it hasn't changed.
import { buildShop } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'

readCommandLine({
  usage: 'run build',
  about: 'Builds the storefront into dist/, even if it has not changed.',
})
stopChildrenOnSignals()
process.exitCode = await buildShop()

// Builds the storefront, whether it changed or not.
import { buildShop } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'

readCommandLine({
  usage: 'run build',
  about: 'Builds the storefront into dist/, whether it changed or not.',
})
stopChildrenOnSignals()
process.exitCode = await buildShop()

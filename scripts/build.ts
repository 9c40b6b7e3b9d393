// Builds the storefront, whether it changed or not.
import { buildShop } from './lib/buildShop.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'

stopChildrenOnSignals()
process.exitCode = await buildShop()

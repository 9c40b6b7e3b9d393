// What nothing uses: files, exports and dependencies; then, without the tests, files that only tests still use.
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

stopChildrenOnSignals()
const knip = [toolFile('knip'), '--no-progress', '--no-config-hints']
const everything = await runNode(knip)
const production = await runNode([...knip, '--production', '--include', 'files'])
process.exitCode = everything || production

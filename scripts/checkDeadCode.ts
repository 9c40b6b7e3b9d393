// Files, exports and dependencies that nothing uses: first with the tests, then without, for what only tests still use.
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

stopChildrenOnSignals()
const knip = [toolFile('knip'), '--no-progress']
const withTests = await runNode(knip)
const production = await runNode([...knip, '--production', '--include', 'files,exports,types'])
process.exitCode = withTests || production

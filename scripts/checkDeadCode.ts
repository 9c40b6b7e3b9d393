// Finds unused files, exports and dependencies; then, without the tests, files that only tests use.
import { readCommandLine } from './lib/commandLine.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

readCommandLine({
  usage: 'run dead-code',
  about: 'Finds files, exports and dependencies that are unused, or used only by tests.',
})
stopChildrenOnSignals()
const knip = [toolFile('knip'), '--no-progress', '--no-config-hints', '--cache']
const everything = await runNode(knip)
const production = await runNode([...knip, '--production', '--include', 'files'])
process.exitCode = everything || production

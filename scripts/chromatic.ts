// Uploads the built Storybook to Chromatic, which compares its snapshots with the last accepted ones. Configured in
// chromatic.config.json.
import { readCommandLine } from './lib/commandLine.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

const { rest } = readCommandLine({
  usage: 'run chromatic [-- ARGUMENTS]',
  about:
    'Sends the Storybook to Chromatic. Needs CHROMATIC_PROJECT_TOKEN; chromatic.config.json has the settings.',
  tool: '`chromatic`',
})

stopChildrenOnSignals()
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await runNode([toolFile('chromatic'), ...rest])
} else {
  console.error(
    'Chromatic needs the token of your project: set CHROMATIC_PROJECT_TOKEN (chromatic.com → your project → Manage → Configure).',
  )
  process.exitCode = 1
}

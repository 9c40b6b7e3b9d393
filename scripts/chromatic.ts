// Sends the built Storybook to Chromatic, which compares its pictures with the last accepted ones: chromatic.config.json
// says how.
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

stopChildrenOnSignals()
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await runNode([toolFile('chromatic'), ...process.argv.slice(2)])
} else {
  console.error(
    'Chromatic needs the token of your project: set CHROMATIC_PROJECT_TOKEN (chromatic.com → your project → Manage → Configure).',
  )
  process.exitCode = 1
}

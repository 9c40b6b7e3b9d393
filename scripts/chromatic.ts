// Sends the built Storybook to Chromatic, which compares its pictures with the last accepted ones.
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { toolFile } from './lib/tools.ts'

stopChildrenOnSignals()
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const given = process.argv.slice(2)
  process.exitCode = await runNode([
    toolFile('chromatic'),
    '--build-script-name',
    'build-storybook',
    ...given,
  ])
} else {
  console.error(
    'Chromatic needs the token of your project: set CHROMATIC_PROJECT_TOKEN (chromatic.com → your project → Manage → Configure).',
  )
  process.exitCode = 1
}

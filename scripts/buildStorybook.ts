// Builds the Storybook, whether it changed or not. Arguments go to Storybook: Chromatic has a folder of its own.
import { buildStorybook } from './lib/buildStorybook.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'

stopChildrenOnSignals()
process.exitCode = await buildStorybook(process.argv.slice(2))

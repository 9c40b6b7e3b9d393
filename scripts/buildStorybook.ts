// Builds the Storybook, whether it changed or not. Arguments go to Storybook: Chromatic has a folder of its own.
import { buildStorybook } from './lib/buildStorybook.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'

const { rest } = readCommandLine({
  usage: 'run build-storybook [-- ARGUMENTS]',
  about: 'Builds the Storybook into storybook-static/, whether it changed or not.',
  tool: '`storybook build`',
})

stopChildrenOnSignals()
process.exitCode = await buildStorybook(rest)

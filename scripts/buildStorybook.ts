// Builds the Storybook, even if it hasn't changed. Arguments are passed to Storybook; Chromatic uses its own output
// folder.
import { buildStorybook } from './lib/buildStorybook.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'

const { rest } = readCommandLine({
  usage: 'run build-storybook [-- ARGUMENTS]',
  about: 'Builds the Storybook into storybook-static/, even if it has not changed.',
  tool: '`storybook build`',
})

stopChildrenOnSignals()
process.exitCode = await buildStorybook(rest)

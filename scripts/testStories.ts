// Tests the stories in a real browser, with their play functions, axe and more. Builds the Storybook if needed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { STORYBOOK } from './lib/buildStamp.ts'
import { buildStorybookIfNeeded } from './lib/buildStorybook.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { serveFolder } from './lib/serveFolder.ts'
import { docsAfterStories } from './lib/docsPages.ts'
import { chooseStories, groupStories, type StoryIndex } from './lib/storyGroups.ts'
import { readStoryArguments } from './lib/storyArguments.ts'
import { projectDir, toolFile } from './lib/tools.ts'

const LOOKS = path.join(projectDir, 'test-results/axe-looks.txt')
/** URL of the runner's own list of stories. */
const CHOSEN = '/chosen/'
/** URL of `npm run storybook`, to open a failed story. */
const STORYBOOK_ADDRESS = 'http://localhost:6006/'

const { values, rest: given } = readCommandLine({
  usage: 'run test:stories [-- TEXT …]',
  about: 'Tests stories in a browser: those with one of the patterns in their name or id, or all.',
  options: {
    full: {
      type: 'boolean',
      about: 'runs axe in both themes at both sizes, and on every docs page',
    },
  },
  tool: '`test-storybook`',
})

stopChildrenOnSignals()
process.exitCode = (await buildStorybookIfNeeded()) || (await testStories())

/** @returns the runner's exit code */
async function testStories(): Promise<number> {
  const { patterns, workers, rest } = readStoryArguments(given)
  const index = JSON.parse(
    readFileSync(path.join(projectDir, STORYBOOK.folder, 'index.json'), 'utf8'),
  ) as StoryIndex
  const stories = chooseStories(index, patterns)
  if (stories.length === 0) {
    console.error(`No story has ${patterns.join(' or ') || 'anything'} in its name or id.`)
    return 1
  }
  const isSelection = patterns.length > 0
  const docsAfter = docsAfterStories(index, stories, {
    isWhole: isSelection || values.full === true,
    withGuide: !isSelection,
  })
  mkdirSync(path.dirname(LOOKS), { recursive: true })
  writeFileSync(LOOKS, '')
  const storybook = await serveFolder(STORYBOOK.folder, {
    [CHOSEN]: '',
    [`${CHOSEN}index.json`]: JSON.stringify(groupStories(index, stories, workers)),
  })
  const code = await runNode(
    [
      toolFile('@storybook/test-runner', 'test-storybook'),
      ...['--url', storybook.origin + CHOSEN, '--index-json', '--maxWorkers', String(workers)],
      ...rest,
    ],
    {
      env: {
        CHROMIUM_PATH: ensureBrowser(),
        STORYBOOK_DISABLE_TELEMETRY: '1',
        REFERENCE_URL: STORYBOOK_ADDRESS,
        AXE_LOOKS: LOOKS,
        DOCS_AFTER: JSON.stringify(docsAfter),
        ...(values.full && { ALL_LOOKS: '1' }),
      },
    },
  )
  await storybook.close()
  console.log(`axe ran ${readFileSync(LOOKS, 'utf8').length} times on ${stories.length} stories`)
  return code
}

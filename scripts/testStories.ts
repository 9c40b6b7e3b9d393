// Every story of the Storybook, built when it changed, in a real browser, with its play function and axe. Arguments go to
// the runner. axe looks at each story four times: in both themes, at both sizes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { STORYBOOK } from './lib/buildStamp.ts'
import { buildStorybookIfNeeded } from './lib/buildStorybook.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { serveFolder } from './lib/serveFolder.ts'
import { projectDir, toolFile } from './lib/tools.ts'

const LOOKS = path.join(projectDir, 'test-results/axe-looks.txt')

stopChildrenOnSignals()
process.exitCode = (await buildStorybookIfNeeded()) || (await testStories())

/** @returns the runner's exit code */
async function testStories(): Promise<number> {
  mkdirSync(path.dirname(LOOKS), { recursive: true })
  writeFileSync(LOOKS, '')
  const storybook = await serveFolder(STORYBOOK.folder)
  const code = await runNode(
    [
      toolFile('@storybook/test-runner', 'test-storybook'),
      ...['--url', storybook.origin, '--index-json', '--maxWorkers', '2'],
      ...process.argv.slice(2),
    ],
    {
      env: {
        CHROMIUM_PATH: ensureBrowser(),
        STORYBOOK_DISABLE_TELEMETRY: '1',
        AXE_LOOKS: LOOKS,
      },
    },
  )
  await storybook.close()
  console.log(`axe looked ${readFileSync(LOOKS, 'utf8').length} times`)
  return code
}

// Every story of the Storybook, built when it changed, in a real browser, with its play function and axe. Arguments go to
// the runner; with --everywhere axe asks all rules of every story in both themes at both sizes, and its looks are counted.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { STORYBOOK } from './lib/buildStamp.ts'
import { buildStorybookIfNeeded } from './lib/buildStorybook.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { serveFolder } from './lib/serveFolder.ts'
import { projectDir, toolFile } from './lib/tools.ts'

const EVERYWHERE = '--everywhere'
const LOOKS = path.join(projectDir, 'test-results/axe-looks.txt')

stopChildrenOnSignals()
process.exitCode = (await buildStorybookIfNeeded()) || (await testStories())

/** @returns the runner's exit code */
async function testStories(): Promise<number> {
  const given = process.argv.slice(2)
  const everywhere = given.includes(EVERYWHERE)
  if (everywhere) {
    mkdirSync(path.dirname(LOOKS), { recursive: true })
    writeFileSync(LOOKS, '')
  }
  const storybook = await serveFolder(STORYBOOK.folder)
  const code = await runNode(
    [
      toolFile('@storybook/test-runner', 'test-storybook'),
      ...['--url', storybook.origin, '--index-json', '--maxWorkers', '2'],
      ...given.filter((argument) => argument !== EVERYWHERE),
    ],
    {
      env: {
        CHROMIUM_PATH: ensureBrowser(),
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...(everywhere && { AXE_LOOKS: LOOKS }),
      },
    },
  )
  await storybook.close()
  if (everywhere) console.log(looksInOneLine())
  return code
}

function looksInOneLine(): string {
  const looks = readFileSync(LOOKS, 'utf8').split('\n').filter(Boolean).map(Number)
  const broken = looks.reduce((sum, count) => sum + count, 0)
  return `axe, all rules: ${looks.length} looks (${looks.length / 4} stories, two themes, two sizes), ${broken} broken rules`
}

import type { TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { brokenRules, type Rules } from './checks/axe.ts'
import { docsFaults } from './checks/docsPage.ts'
import { keyboardFaults } from './checks/keyboard.ts'
import { layoutOf } from './checks/layout.ts'
import { announce, countLook } from './checks/looks.ts'
import { motions } from './checks/motion.ts'
import { reflowFaults } from './checks/reflow.ts'
import { makeRoom, openStage, otherKind, readyStage, resize, turnTheme, type Sizes } from './checks/stage.ts'

/** Both themes at both sizes, even if the layout is the same. */
const ALL_LOOKS = process.env['ALL_LOOKS'] !== undefined

const complaints = new WeakMap<Page, string[]>()

/** Collects console errors and exceptions of a page. */
function listen(page: Page): string[] {
  const known = complaints.get(page)
  if (known) return known
  const heard: string[] = []
  page.on('console', (message) => {
    // Chromium's own message for a response that a story made fail; a request without a handler has a better one.
    const isNetworkLine = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isNetworkLine) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.stack ?? error.message))
  complaints.set(page, heard)
  return heard
}

/** The sizes of the current story. */
const sizesOf = new WeakMap<Page, Sizes>()

/** Stories of the design system; all others are screens. */
const isComponent = (story: string) => /^(Components|Patterns|Foundations\/Layout)\b/.test(story)

/** Describes a problem and its place. */
type Note = (where: string, faults: string[]) => void

/** Runs axe on a story in both themes, at its own size and, if the layout differs, at the other one. */
async function lookAround(page: Page, sizes: Sizes, isScreen: boolean, note: Note): Promise<void> {
  const look = async (where: string, rules: Rules) => {
    note(where, await brokenRules(page, rules))
    countLook()
  }
  await look('', 'all')
  note(' moves for who wants less motion', await motions(page))
  const isLookedAtAnyway = isScreen || ALL_LOOKS
  const layout = isLookedAtAnyway ? '' : await layoutOf(page)
  await turnTheme(page)
  await look(' in the other theme', 'of the theme')
  await turnTheme(page)
  const other = otherKind(sizes)
  await resize(page, sizes[other])
  if (isLookedAtAnyway || (await layoutOf(page)) !== layout) await look(` at the size of a ${other}`, 'all')
  if (!ALL_LOOKS) return
  await turnTheme(page)
  await look(` in the other theme at the size of a ${other}`, 'of the theme')
  await turnTheme(page)
}

const alone = (id: string) => `Alone: npm run test:stories -- ${id}`

const config: TestRunnerConfig = {
  logLevel: 'none',
  prepare: ({ page }) => openStage(page),
  async preVisit(lastPage, { id }) {
    announce(id)
    const page = await readyStage(lastPage, id)
    listen(page).length = 0
    const sizes = await makeRoom(page, id)
    sizesOf.set(page, sizes)
    await resize(page, sizes.own)
  },
  async postVisit(page, { id, name: story, hasFailure }) {
    const sizes = sizesOf.get(page)
    // After a failure the page isn't checked any further.
    if (hasFailure === true || sizes === undefined) return
    const found: string[] = []
    const note: Note = (where, faults) => {
      if (faults.length > 0) found.push(`${story}${where}:\n${faults.join('\n')}`)
    }
    note(' wrote to the console', listen(page))
    await lookAround(page, sizes, !isComponent(story), note)
    if (isComponent(story)) {
      note(' for who uses keys', await keyboardFaults(page))
      note(' for who needs it large', await reflowFaults(page))
    }
    note(' on its docs page', await docsFaults(page, id))
    if (found.length > 0) throw new Error(`${found.join('\n')}\n\n${alone(id)}`)
  },
  errorMessageFormatter(message) {
    const [, id] = /\/story\/([\w-]+)/.exec(message) ?? []
    return id === undefined ? message : `${alone(id)}\n${message}`
  },
}

export default config

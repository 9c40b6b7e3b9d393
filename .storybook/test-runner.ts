import type { TestRunnerConfig } from '@storybook/test-runner'
import { getViolations, injectAxe } from 'axe-playwright'
import type { Page } from 'playwright'

/** Every rule of WCAG 2.0 to 2.2 at A and AA, and axe's best practices; none is switched off. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = Awaited<ReturnType<typeof getViolations>>[number]

const complaints = new WeakMap<Page, string[]>()

/** Collects what a page writes to the console as an error, or throws, from now on. */
function listen(page: Page): string[] {
  const known = complaints.get(page)
  if (known) return known
  const heard: string[] = []
  page.on('console', (message) => {
    // Chromium's own line for an answer that a story made fail; a call without a handler says more than that.
    const isNetworkLine = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isNetworkLine) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  complaints.set(page, heard)
  return heard
}

/** A broken rule, what it asks for, and where. */
function inWords({ id, help, nodes }: Violation): string {
  const places = nodes.map(({ html, failureSummary }) => `    ${html}\n      ${failureSummary}`)
  return `  ${id}: ${help}\n${places.join('\n')}`
}

const config: TestRunnerConfig = {
  logLevel: 'none',
  async preVisit(page) {
    listen(page).length = 0
    // Motion would be measured half way: contrast of what is still fading in is nobody's.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await injectAxe(page)
  },
  async postVisit(page, { title, name }) {
    const heard = listen(page)
    if (heard.length > 0) throw new Error(`${title}, ${name} wrote to the console:\n${heard.join('\n')}`)
    const violations = await getViolations(page, '#storybook-root', { runOnly: AXE_TAGS })
    if (violations.length > 0) throw new Error(`${title}, ${name}:\n${violations.map(inWords).join('\n')}`)
  },
}

export default config

import { getViolations } from 'axe-playwright'
import type { Page } from 'playwright'
import { settled } from './settled.ts'

/** Every rule of WCAG 2.0 to 2.2 at A and AA, and axe's best practices; none is switched off. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the theme decides on: colours alone, which are custom properties. */
const THEME_RULES = ['color-contrast', 'link-in-text-block']

/** The rule that the place on the page decides on. */
const TARGETS = 'target-size'

/** What a story draws, at the end of the page too, where portals lead; without what Storybook itself keeps ready there. */
const WHOLE_PAGE = { include: [['body']], exclude: [['.sb-wrapper'], ['#storybook-docs']] }

/** Which rules are asked. */
export type Rules = 'all' | 'of the theme'

type Violation = Awaited<ReturnType<typeof getViolations>>[number]

/** A broken rule, what it asks for, and where. */
function inWords({ id, help, nodes }: Violation): string {
  const places = nodes.map(({ html, failureSummary }) => `    ${html}\n      ${failureSummary}`)
  return `  ${id}: ${help}\n${places.join('\n')}`
}

/** For axe the first link of a page decides which links are skip links: one of Storybook's hidden help pages isn't that. */
function leaveOutStorybooksLinks(): void {
  for (const link of document.querySelectorAll('.sb-wrapper a')) link.removeAttribute('href')
}

/**
 * What of a finding about targets remains when each is scrolled to the middle: what a bar that stays lies over is in nobody's
 * way, as long as it can be scrolled from under it.
 */
async function withoutWhatABarCovers(page: Page, violation: Violation): Promise<Violation[]> {
  if (violation.id !== TARGETS) return [violation]
  const nodes: Violation['nodes'] = []
  for (const node of violation.nodes) {
    const [selector] = node.target
    if (typeof selector !== 'string') return [violation]
    await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }))
    await settled(page)
    const [still] = await getViolations(page, selector, { runOnly: [TARGETS], resultTypes: ['violations'] })
    nodes.push(...(still?.nodes ?? []))
  }
  return nodes.length > 0 ? [{ ...violation, nodes }] : []
}

/**
 * What axe finds on the page as it stands.
 * @param rules `of the theme` where nothing else has changed since all were asked
 * @returns a broken rule each, in words
 */
export async function brokenRules(page: Page, rules: Rules): Promise<string[]> {
  await page.evaluate(leaveOutStorybooksLinks)
  const runOnly = rules === 'all' ? ALL_RULES : THEME_RULES
  // What holds is listed by name alone: it is most of it, and written out would take longer than the checks.
  const violations = await getViolations(page, WHOLE_PAGE, { runOnly, resultTypes: ['violations'] })
  const remaining: Violation[] = []
  for (const violation of violations) remaining.push(...(await withoutWhatABarCovers(page, violation)))
  return remaining.map(inWords)
}

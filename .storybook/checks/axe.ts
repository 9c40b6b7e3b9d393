import type { getViolations } from 'axe-playwright'
import type { Page } from 'playwright'
import { settled } from './settled.ts'

/** Every rule of WCAG 2.0 to 2.2 at A and AA, and axe's best practices; none is switched off. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that depend on the theme: only colours. */
const THEME_RULES = ['color-contrast', 'link-in-text-block']

/** The rule that depends on the scroll position. */
const TARGETS = 'target-size'

/** The story's content, including portals, without Storybook's own elements. */
const WHOLE_PAGE = { include: [['body']], exclude: [['.sb-wrapper'], ['#storybook-docs']] }

/** A docs page, without its frames: their stories are checked separately. */
const DOCS_PAGE = { include: [['#storybook-docs']] }

/** Which rules run. */
export type Rules = 'all' | 'of the theme'

type Violation = Awaited<ReturnType<typeof getViolations>>[number]

/** The used part of axe in the page. */
interface Axe {
  run: (context: unknown, options: object) => Promise<{ violations: Violation[] }>
}

/** A violation: rule, description and elements. */
function inWords({ id, help, nodes }: Violation): string {
  const places = nodes.map(({ html, failureSummary }) => `    ${html}\n      ${failureSummary}`)
  return `  ${id}: ${help}\n${places.join('\n')}`
}

/** Runs axe in one call to the page. @param hasFrames whether it looks into frames too */
function askAxe(page: Page, context: unknown, runOnly: string[], hasFrames = true): Promise<Violation[]> {
  return page.evaluate(
    async ({ where, rules, iframes }) => {
      // axe takes the first link of a page to decide which links are skip links; one of Storybook's hidden help pages
      // isn't one.
      for (const link of document.querySelectorAll('.sb-wrapper a')) link.removeAttribute('href')
      // Passed rules are listed only by name: they are the most, and writing out their elements would take longer than
      // the checks.
      // Preloading is for sound and video, which the shop doesn't have, and for style sheets, which no rule needs.
      const options = { runOnly: rules, resultTypes: ['violations'], preload: false, iframes }
      return (await (window.axe as Axe).run(where, options)).violations
    },
    { where: context, rules: runOnly, iframes: hasFrames },
  )
}

/**
 * The targets of a finding that remain when each is scrolled to the middle: what a fixed bar covers is no problem, as
 * long as it can be scrolled from under it.
 */
async function withoutWhatABarCovers(page: Page, violation: Violation): Promise<Violation[]> {
  if (violation.id !== TARGETS) return [violation]
  const nodes: Violation['nodes'] = []
  for (const node of violation.nodes) {
    const [selector] = node.target
    if (typeof selector !== 'string') return [violation]
    await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }))
    await settled(page)
    const [still] = await askAxe(page, selector, [TARGETS])
    nodes.push(...(still?.nodes ?? []))
  }
  return nodes.length > 0 ? [{ ...violation, nodes }] : []
}

/**
 * What axe finds on the page in its current state.
 * @param rules `of the theme` if nothing else has changed since all rules ran
 * @returns the broken rules, in words
 */
export async function brokenRules(page: Page, rules: Rules): Promise<string[]> {
  const violations = await askAxe(page, WHOLE_PAGE, rules === 'all' ? ALL_RULES : THEME_RULES)
  const remaining: Violation[] = []
  for (const violation of violations) remaining.push(...(await withoutWhatABarCovers(page, violation)))
  return remaining.map(inWords)
}

/**
 * What axe finds on a docs page.
 * @param rules `of the theme` if nothing else has changed since all rules ran
 * @returns the broken rules, in words
 */
export async function brokenDocsRules(page: Page, rules: Rules): Promise<string[]> {
  return (await askAxe(page, DOCS_PAGE, rules === 'all' ? ALL_RULES : THEME_RULES, false)).map(inWords)
}

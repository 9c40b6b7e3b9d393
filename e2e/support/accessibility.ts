import { expect, type Page } from '@playwright/test'
import { getViolations, injectAxe } from 'axe-playwright'

/** Every rule of WCAG 2.0 to 2.2 at A and AA, and axe's best practices. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the whole page. Call it when nothing moves. */
export async function expectAccessible(page: Page): Promise<void> {
  await injectAxe(page)
  const violations = await getViolations(page, undefined, { runOnly: AXE_TAGS })
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(said, 'broken rules of accessibility').toEqual([])
}

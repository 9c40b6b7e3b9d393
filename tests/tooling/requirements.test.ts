import path from 'node:path'
import { expect, test } from 'vitest'
import { requirementIds } from './support/requirements.ts'
import { temporaryTree } from './support/temporaryTree.ts'
import { testTitles } from './support/testTitles.ts'

/** The requirements of which no title in a tree has the id. */
function withoutProof(root: string, ids = requirementIds): string[] {
  const titles = testTitles(root).join('\n')
  return ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(titles))
}

test('the id of every requirement stands in the title of a test', () => {
  expect(withoutProof(path.resolve(import.meta.dirname, '../..'))).toEqual([])
})

test('an id counts in a title, a group, a table or the name of a story, and nowhere else', () => {
  const root = temporaryTree({
    'tests/a.test.ts': `
      // CART-09
      const rows = [['CART-05 in a named table', 1]]
      describe('CART-01 in a group', () => {
        test('CART-02, CART-03 in a title', () => expect('CART-10 in an assertion').toBe(1))
        test.each([['CART-04 in a table']])('%s', () => {})
        it.each(rows)('%s', () => {})
      })
      const text = 'CART-11'`,
    'e2e/a.spec.ts': `test('CART-06 in a journey', { tag: '@phone' }, async () => { await test.step('CART-12', go) })
      test.describe(\`CART-07 \${size}\`, () => {})`,
    'stories/A.stories.tsx': `
      /** CART-13 */
      export const A: Story = { name: 'CART-08 in a story', args: { name: 'CART-14' } }`,
    'tests/support/helper.ts': `test('CART-15 in no file of tests', () => {})`,
  })
  const ids = Array.from({ length: 15 }, (_, index) => `CART-${String(index + 1).padStart(2, '0')}`)
  expect(withoutProof(root, ids)).toEqual(ids.slice(8))
})

import path from 'node:path'
import { ESLint } from 'eslint'
import { beforeAll, describe, expect, test } from 'vitest'

const project = path.resolve(import.meta.dirname, '../..')
let eslint: ESLint

beforeAll(() => {
  eslint = new ESLint({ cwd: project })
})

/** The rules that a text breaks when it stands in a file of the tree; that file gives its place and its types. */
async function brokenRules(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(project, filePath) })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

const CONTRACT = 'contracts/src/cart.ts'
const SCREEN = 'src/app/ErrorBoundary.tsx'
const TEST = 'tests/tooling/lint.test.ts'

test('a clean text breaks no rule', async () => {
  expect(await brokenRules(CONTRACT, 'export const double = (n: number) => n * 2\n')).toEqual([])
})

describe('a planted violation is caught', () => {
  const lines = (count: number) => 'export {}\n'.repeat(count)
  test.each<[title: string, rule: string, file: string, text: string]>([
    ['any', '@typescript-eslint/no-explicit-any', CONTRACT, 'export const a: any = 1'],
    ['a promise nobody waits for', '@typescript-eslint/no-floating-promises', CONTRACT, 'Promise.resolve(1)'],
    [
      'a switch that forgets a case',
      '@typescript-eslint/switch-exhaustiveness-check',
      CONTRACT,
      "export const f = (a: 'x' | 'y') => { switch (a) { case 'x': return 1 } return 2 }",
    ],
    [
      'a condition that is always true',
      '@typescript-eslint/no-unnecessary-condition',
      CONTRACT,
      'export const f = (a: string[]) => (a ? 1 : 2)',
    ],
    [
      'a type imported as a value',
      '@typescript-eslint/consistent-type-imports',
      CONTRACT,
      "import { Product } from './product.ts'\nexport type P = Product",
    ],
    ['a default export', 'import-x/no-default-export', CONTRACT, 'export default 1'],
    ['a file of 251 lines', 'max-lines', CONTRACT, lines(251)],
    ['an import without its extension', 'no-restricted-imports', CONTRACT, "export * from './product'"],
    ['MUI in a screen', 'no-restricted-imports', SCREEN, "export { Button } from '@mui/material'"],
    ['emotion in a screen', 'no-restricted-imports', SCREEN, "export { css } from '@emotion/react'"],
    [
      "MUI's third level in the design system",
      'no-restricted-imports',
      'design-system/src/theme/createShopTheme.ts',
      "export * from '@mui/material/styles/createTheme'",
    ],
    [
      'a side door of a package',
      'no-restricted-imports',
      SCREEN,
      "export * from '@dukani/contracts/src/cart.ts'",
    ],
    [
      'markup as a prop',
      'no-restricted-syntax',
      SCREEN,
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />',
    ],
    ['markup by hand', 'no-restricted-syntax', SCREEN, "document.body.innerHTML = ''"],
    [
      'a story without axe',
      'no-restricted-syntax',
      SCREEN,
      "export const parameters = { a11y: { 'test': 'todo' } }",
    ],
    ['a hook in a condition', 'react-hooks/rules-of-hooks', SCREEN, hookInCondition()],
    ['a hex colour', 'dukani/no-raw-colours', SCREEN, "export const a = '#fff'"],
    ['a colour function', 'dukani/no-raw-colours', SCREEN, 'export const a = `0 0 2px rgba(0, 0, 0, 0.2)`'],
    ['a named colour', 'dukani/no-raw-colours', SCREEN, "export const a = { color: 'white' }"],
    ['Georgian text', 'dukani/no-georgian-text', SCREEN, "export const a = 'დუქანი'"],
    ['Georgian text in a comment', 'dukani/no-georgian-text', CONTRACT, '// კალათა\nexport {}'],
    ['a skipped test', 'no-restricted-syntax', TEST, marked('test', 'skip')],
    ['a focused test', 'no-restricted-syntax', TEST, marked('it', 'only')],
    ['a test still to write', 'no-restricted-syntax', TEST, marked('it', 'todo')],
    ['a test expected to fail', 'no-restricted-syntax', TEST, marked('test', 'fails')],
    ['a skipped group of journeys', 'no-restricted-syntax', TEST, marked('test.describe', 'skip')],
  ])('%s', async (_title, rule, file, text) => {
    expect(await brokenRules(file, `${text}\n`)).toContain(rule)
  })

  test('an exception made in a comment has no effect and is reported', async () => {
    const text = '// eslint-' + "disable-next-line dukani/no-raw-colours\nexport const a = '#fff'\n"
    expect(await brokenRules(SCREEN, text)).toEqual(expect.arrayContaining(['dukani/no-raw-colours', null]))
  })
})

describe('what is allowed where it belongs', () => {
  test.each<[title: string, file: string, text: string]>([
    ['colours in the theme', 'design-system/src/theme/createShopTheme.ts', "export const a = '#fff'"],
    ['Georgian in the catalogue of texts', 'i18n/src/ka/cart.ts', "export const a = 'კალათა'"],
    [
      'an address that only looks like a colour',
      SCREEN,
      "export const a = ['#cart', '#add-to-cart', '/a#fade-in']",
    ],
    ['a default export in a configuration', 'vitest.config.ts', 'export default {}'],
  ])('%s', async (_title, file, text) => {
    expect(await brokenRules(file, `${text}\n`)).toEqual([])
  })
})

// Put together here, so that a search of the tree for such tests finds none.
const marked = (name: string, mark: string) => `${name}.${mark}('a', () => undefined)`

function hookInCondition() {
  return [
    "import { useId } from 'react'",
    'export function A({ on }: { on: boolean }) {',
    '  if (on) return <p id={useId()}>a</p>',
    '  return null',
    '}',
  ].join('\n')
}

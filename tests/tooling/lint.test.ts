import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { config } from '../../scripts/lint/config.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const project = path.resolve(import.meta.dirname, '../..')

/** A text in the folder of the tree that its rules depend on, and the rule that it breaks. */
type Planted = [title: string, rule: string | null, folder: string, text: string]

const CONTRACT = 'contracts/src'
const SCREEN = 'src/app'
const ADAPTERS = 'src/shared/api/adapters'
const THEME = 'design-system/src/theme'
const SERVER = 'server/src'
const TEST = 'tests'

const VIOLATIONS: Planted[] = [
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
  ['a file of 251 lines', 'max-lines', CONTRACT, 'export {}\n'.repeat(250)],
  ['an import without its extension', 'no-restricted-imports', CONTRACT, "export * from './product'"],
  ['MUI in a screen', 'no-restricted-imports', SCREEN, "export { Button } from '@mui/material'"],
  ['emotion in a screen', 'no-restricted-imports', SCREEN, "export { css } from '@emotion/react'"],
  [
    "MUI's third level in the design system",
    'no-restricted-imports',
    THEME,
    "export * from '@mui/material/styles/createTheme'",
  ],
  [
    'a side door of a package',
    'no-restricted-imports',
    SCREEN,
    "export * from '@dukani/contracts/src/cart.ts'",
  ],
  [
    'a schema where answers are read',
    'no-restricted-imports',
    ADAPTERS,
    "export { productSchema } from '@dukani/contracts'",
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
  [
    'an order written beside its lifecycle',
    'no-restricted-syntax',
    SERVER,
    "db.update(orders).set({ status: 'x' })",
  ],
  [
    'the database’s clock in an upsert',
    'no-restricted-syntax',
    SERVER,
    "import { sql } from 'drizzle-orm'\nexport const f = (insert: { onConflictDoUpdate: (set: object) => void }) => insert.onConflictDoUpdate({ set: { at: sql`now()` } })",
  ],
  [
    'the database’s clock beside a column in an update',
    'no-restricted-syntax',
    SERVER,
    "import { sql } from 'drizzle-orm'\nexport const f = (update: { set: (to: object) => void }, end: object) => update.set({ end: sql`greatest(${end}, now())` })",
  ],
  [
    'hydration in one blocking task',
    'no-restricted-syntax',
    SCREEN,
    "import { hydrateRoot } from 'react-dom/client'\nhydrateRoot(document.body, null)",
  ],
  ['a skipped test', 'no-restricted-syntax', TEST, marked('test', 'skip')],
  ['a focused test', 'no-restricted-syntax', TEST, marked('it', 'only')],
  ['a test still to write', 'no-restricted-syntax', TEST, marked('it', 'todo')],
  ['a test expected to fail', 'no-restricted-syntax', TEST, marked('test', 'fails')],
  ['a wait of a second', 'no-restricted-syntax', TEST, 'vi.waitFor(() => check())'],
  ['a skipped group of journeys', 'no-restricted-syntax', TEST, marked('test.describe', 'skip')],
  [
    'an exception made in a comment',
    'dukani/no-raw-colours',
    SCREEN,
    '// eslint-' + "disable-next-line dukani/no-raw-colours\nexport const a = '#fff'",
  ],
]
const ALLOWED: Planted[] = [
  ['what is clean', null, CONTRACT, 'export const double = (n: number) => n * 2'],
  ['colours in the theme', null, THEME, "export const a = '#fff'"],
  ['Georgian in the catalogue of texts', null, 'i18n/src/ka', "export const a = 'კალათა'"],
  [
    'an address that only looks like a colour',
    null,
    SCREEN,
    "export const a = ['#cart', '#add-to-cart', '/a#fade-in']",
  ],
  [
    "a contract's type where answers are read",
    null,
    ADAPTERS,
    "import type { Product } from '@dukani/contracts'\nexport const a: Product | null = null",
  ],
  ['a default export in a configuration', null, '.', 'export default {}'],
]

const fileOf = ([title, , folder]: Planted) =>
  path.join(folder, `${title.replaceAll(/\W+/g, '-')}.${folder === '.' ? 'config.ts' : 'tsx'}`)

// The rules are asked about all of a small tree at once: the types of the whole shop would be read for each of its own.
const planted = [...VIOLATIONS, ...ALLOWED]
const root = temporaryTree(
  {
    ...Object.fromEntries(planted.map((one) => [fileOf(one), `${one[3]}\n`])),
    'contracts/src/product.ts': 'export interface Product { id: string }\n',
    'tsconfig.json': readFileSync(path.join(project, 'tsconfig.json'), 'utf8'),
    node_modules: { link: path.join(project, 'node_modules') },
  },
  afterAll,
)
let broken: Map<string, (string | null)[]>

beforeAll(async () => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    baseConfig: [...config, { languageOptions: { parserOptions: { tsconfigRootDir: root } } }],
  })
  const results = await eslint.lintFiles('.')
  broken = new Map(
    results.map(({ filePath, messages }) => [
      path.relative(root, filePath),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    ]),
  )
})

describe('a planted violation is caught', () => {
  test.each(VIOLATIONS)('%s', (...one) => {
    expect(broken.get(fileOf(one))).toContain(one[1])
  })

  test('an exception made in a comment is reported', () => {
    const file = fileOf(['an exception made in a comment', null, SCREEN, ''])
    expect(broken.get(file)).toContainEqual(expect.stringContaining('noInlineConfig'))
  })
})

describe('what is allowed where it belongs', () => {
  test.each(ALLOWED)('%s', (...one) => {
    expect(broken.get(fileOf(one))).toEqual([])
  })
})

// Put together here, so that a search of the tree for such tests finds none.
function marked(name: string, mark: string) {
  return `${name}.${mark}('a', () => undefined)`
}

function hookInCondition() {
  return [
    "import { useId } from 'react'",
    'export function A({ on }: { on: boolean }) {',
    '  if (on) return <p id={useId()}>a</p>',
    '  return null',
    '}',
  ].join('\n')
}

/** Places of the tree that lint rules speak about, as globs. */

export const TYPESCRIPT = ['**/*.{ts,tsx,mts}']
export const JAVASCRIPT = ['**/*.{js,mjs,cjs}']

const STORIES = ['**/*.stories.tsx', 'stories/**', '.storybook/**']
export const TESTS = ['tests/**', 'e2e/**', 'mocks/**']
const SEED = ['server/src/db/seed/**']

/** Made by tools, or not ours to lint. */
export const IGNORED = [
  '**/node_modules/**',
  '**/dist/**',
  'storybook-static/**',
  'test-results/**',
  'playwright-report/**',
  'coverage/**',
  '.data/**',
]

/** Tools that insist on a default export. */
export const DEFAULT_EXPORTS = [
  '**/*.config.{ts,js,mjs}',
  'tests/**/globalSetup.ts',
  '.dependency-cruiser.mjs',
  '**/*.stories.tsx',
  '.storybook/**',
  '**/*.d.ts',
]

/** Where Georgian letters may stand: the catalogue of texts, words that addresses and refusals are read by, data, tests. */
export const GEORGIAN_TEXT = [
  'i18n/**',
  'contracts/src/rules/placeWords.ts',
  'server/src/sketch/**',
  ...SEED,
  ...STORIES,
  ...TESTS,
]

/** Where colours may be written as values, pictures included. Everywhere else they come from the theme's tokens. */
export const RAW_COLOURS = [
  'design-system/src/theme/**',
  'server/src/modules/media/**',
  'server/src/sketch/tiles/**',
  ...SEED,
  ...STORIES,
  ...TESTS,
]

/**
 * Where MUI and emotion may be imported: the rest of the shop knows the design system only. The two entries share
 * emotion's cache: one writes the critical CSS, the other takes it over.
 */
export const MUI = [
  'design-system/**',
  '.storybook/**',
  'src/app/entry{Server,Client}.tsx',
  'tests/design-system/**',
]

/** Server code that may read orders but not change them: their state has one writer. */
export const ORDER_READERS = ['server/src/**']
export const ORDER_WRITER = 'server/src/modules/orders/lifecycle.ts'

/** Where answers are read. */
export const ANSWERS = ['src/shared/**', 'src/features/*/api/**']

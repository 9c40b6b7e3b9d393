/** Globs of files for lint rules. */

export const TYPESCRIPT = ['**/*.{ts,tsx,mts}']
export const JAVASCRIPT = ['**/*.{js,mjs,cjs}']

const STORIES = ['**/*.stories.tsx', 'stories/**', '.storybook/**']
export const TESTS = ['tests/**', 'e2e/**', 'mocks/**']
const SEED = ['server/src/db/seed/**']

/** Generated or third-party files. */
export const IGNORED = [
  '**/node_modules/**',
  '**/dist/**',
  'storybook-static/**',
  'test-results/**',
  'playwright-report/**',
  'coverage/**',
  '.data/**',
]

/** Files of tools that need a default export. */
export const DEFAULT_EXPORTS = [
  '**/*.config.{ts,js,mjs}',
  'tests/**/globalSetup.ts',
  '.dependency-cruiser.mjs',
  '**/*.stories.tsx',
  '.storybook/**',
  '**/*.d.ts',
]

/** Files that may contain Georgian letters: texts, address parsing, data, tests. */
export const GEORGIAN_TEXT = [
  'i18n/**',
  'contracts/src/rules/placeWords.ts',
  'server/src/sketch/**',
  'bench/search/**',
  ...SEED,
  ...STORIES,
  ...TESTS,
]

/** Files that may contain colour values. All others use the theme's tokens. */
export const RAW_COLOURS = [
  'design-system/src/theme/**',
  'server/src/modules/media/**',
  'server/src/sketch/tiles/**',
  ...SEED,
  ...STORIES,
  ...TESTS,
]

/**
 * Files that may import MUI and emotion; all others use the design system. The two entries share emotion's cache: one
 * writes the critical CSS, the other hydrates it. The build writes the global styles.
 */
export const MUI = [
  'design-system/**',
  '.storybook/**',
  'src/app/entryServer.tsx',
  'src/app/entryClient.tsx',
  'src/app/emotionCache.ts',
  'scripts/staticGlobalStyles.ts',
  'tests/design-system/**',
  'tests/src/app/emotionCache.test.tsx',
]

/** Server code that may read orders but not change their state. */
export const ORDER_READERS = ['server/src/**']
export const ORDER_WRITER = 'server/src/modules/orders/lifecycle.ts'

/** Code that reads API responses. */
export const ANSWERS = ['src/shared/**', 'src/features/*/api/**']

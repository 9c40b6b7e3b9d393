import eslint from '@eslint/js'
import type { Linter } from 'eslint'
import { defineConfig, globalIgnores } from 'eslint/config'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import tseslint from 'typescript-eslint'
import * as globs from './globs.ts'
import {
  ORDER_WRITE,
  restrictedImports,
  restrictedMui,
  restrictedSchemas,
  restrictedSyntax,
  restrictedSyntaxOfTests,
} from './restrictions.ts'
import { noGeorgianText } from './rules/noGeorgianText.ts'
import { noRawColours } from './rules/noRawColours.ts'
import { typeAwareRules } from './typeAwareRules.ts'

const MAX_LINES = 250

// The plugin is typed with another version of ESLint's types.
const storiesConfigs = storybook.configs['flat/recommended'] as unknown as Linter.Config[]

/** The ESLint configuration: recommended rules of ESLint and typescript-eslint, and rules of this project. */
export const config = defineConfig(
  globalIgnores(globs.IGNORED),
  {
    // Disable comments aren't allowed: rules are changed here instead.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: [...globs.TYPESCRIPT, ...globs.JAVASCRIPT],
    extends: [eslint.configs.recommended],
    plugins: {
      'import-x': importX,
      dukani: { rules: { 'no-georgian-text': noGeorgianText, 'no-raw-colours': noRawColours } },
    },
    rules: {
      'max-lines': ['error', { max: MAX_LINES, skipBlankLines: false, skipComments: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      'no-restricted-imports': ['error', { patterns: [...restrictedImports, restrictedMui] }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/first': 'error',
      'dukani/no-georgian-text': 'error',
      'dukani/no-raw-colours': 'error',
    },
  },
  {
    files: globs.TYPESCRIPT,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: typeAwareRules,
  },
  { files: globs.JAVASCRIPT, languageOptions: { globals: { process: 'readonly', console: 'readonly' } } },
  {
    files: ['{src,admin,design-system,stories,.storybook,tests,mocks}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  // Storybook calls decorators as components, even with lower case names.
  { files: ['.storybook/decorators/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  storiesConfigs,
  {
    files: ['**/*.stories.tsx'],
    rules: { 'storybook/meta-satisfies-type': 'error', 'storybook/no-title-property-in-meta': 'error' },
  },
  { files: globs.DEFAULT_EXPORTS, rules: { 'import-x/no-default-export': 'off' } },
  {
    files: globs.ORDER_READERS,
    ignores: [globs.ORDER_WRITER],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ORDER_WRITE] },
  },
  { files: globs.TESTS, rules: { 'no-restricted-syntax': ['error', ...restrictedSyntaxOfTests] } },
  { files: globs.GEORGIAN_TEXT, rules: { 'dukani/no-georgian-text': 'off' } },
  { files: globs.RAW_COLOURS, rules: { 'dukani/no-raw-colours': 'off' } },
  {
    files: globs.ANSWERS,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...restrictedImports, restrictedMui, restrictedSchemas] },
      ],
    },
  },
  { files: globs.MUI, rules: { 'no-restricted-imports': ['error', { patterns: restrictedImports }] } },
)

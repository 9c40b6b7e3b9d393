import type { Linter } from 'eslint'

/** What is asked beyond typescript-eslint's recommendation, or otherwise than it asks. */
export const typeAwareRules: Linter.RulesRecord = {
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/consistent-type-exports': 'error',
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  // A theme is augmented by interfaces without members of their own.
  '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
  '@typescript-eslint/prefer-optional-chain': 'error',
  '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
  ],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // React calls event handlers and ignores what they return, so an async one is fine.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // Services and stores here are closures, not classes: there is no `this` to lose.
  '@typescript-eslint/unbound-method': 'off',
  // fastify's plugins and hooks are told apart by being async, whether they wait for something or not.
  '@typescript-eslint/require-await': 'off',
}

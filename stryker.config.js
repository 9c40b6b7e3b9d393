import { chosenPart } from './scripts/mutants/parts.ts'
import { reportOf } from './scripts/mutants/report.ts'

const part = chosenPart()

/** Mutants of one part; `npm run test:mutants` runs Stryker for each. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: part.code,
  coverageAnalysis: 'perTest',
  ignorePatterns: ['/dist', '/storybook-static', '/test-results', '/.data', '/docs'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: reportOf(part) },
  tempDirName: 'test-results/stryker',
  // For mutants that never end: a slow machine is no reason to call one detected.
  timeoutMS: 20_000,
  timeoutFactor: 10,
  allowEmpty: false,
}

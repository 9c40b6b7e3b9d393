import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { chosenPart } from './scripts/mutants/parts.ts'

const sourcesOf = (workspace: string) => path.resolve(import.meta.dirname, workspace, 'src/index.ts')

/** The tests that StrykerJS runs against mutants (`npm run test:mutants`): those of one part, in Node. */
export default defineConfig({
  resolve: {
    // node_modules links to the workspaces of the real tree; mutants are in Stryker's copy.
    alias: {
      '@dukani/contracts': sourcesOf('contracts'),
      '@dukani/i18n': sourcesOf('i18n'),
      '@dukani/design-system': sourcesOf('design-system'),
    },
  },
  test: {
    include: chosenPart().tests,
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    expect: { requireAssertions: true },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})

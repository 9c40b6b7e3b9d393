import { defineConfig } from 'vitest/config'

const SERVER = 'tests/server/**/*.test.ts'
const TOOLING = 'tests/tooling/**/*.test.ts'

/** The tests that need no browser of their own: rules and formats, components in jsdom, the server, the tools. */
export default defineConfig({
  test: {
    // A test that forgets to assert proves nothing.
    expect: { requireAssertions: true },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [SERVER, TOOLING],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          // For what hangs: a form that is filled letter by letter takes seconds beside other work.
          testTimeout: 20_000,
          setupFiles: [
            'tests/src/support/laterTexts.ts',
            'tests/src/support/scrolling.ts',
            'tests/src/support/settling.ts',
          ],
        },
      },
      {
        extends: true,
        // Each starts a linter over the tree's types.
        test: {
          name: 'tooling',
          include: [TOOLING],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [SERVER],
          globalSetup: ['tests/server/support/globalSetup.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

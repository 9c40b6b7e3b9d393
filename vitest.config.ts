import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const SERVER = 'tests/server/**/*.test.ts'
const TOOLING = 'tests/tooling/**/*.test.ts'

// What is known of earlier runs (`--since-last-run`) holds for the packages of that time alone.
const packages = createHash('sha256')
  .update(readFileSync(path.join(import.meta.dirname, 'package-lock.json')))
  .digest('hex')
  .slice(0, 16)

/** The tests that need no browser of their own: rules and formats, components in jsdom, the server, the tools. */
export default defineConfig({
  cacheDir: `node_modules/.cache/vite/${packages}`,
  test: {
    // A process keeps the modules of one file for the next: loading them anew took most of the time.
    isolate: false,
    // One less than there are cores is the default: of two cores, one would be idle.
    maxWorkers: '100%',
    // For what hangs alone: beside other work anything takes many times as long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test that forgets to assert proves nothing; `expect.poll` would give up after a second.
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
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
          // Each file has a window and modules of its own, in a thread that is there already.
          pool: 'vmThreads',
          setupFiles: [
            'tests/src/support/nodeStreams.ts',
            'tests/src/support/deferredClient.ts',
            'tests/src/support/deferredTexts.ts',
            'tests/src/support/scrolling.ts',
            'tests/src/support/settling.ts',
          ],
        },
      },
      {
        extends: true,
        // Each starts a linter over the tree's types.
        test: { name: 'tooling', include: [TOOLING], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [SERVER],
          globalSetup: ['tests/server/support/globalSetup.ts'],
          setupFiles: ['tests/server/support/atFileEnd.ts'],
          environment: 'node',
        },
      },
    ],
  },
})

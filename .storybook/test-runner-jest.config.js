import { getJestConfig } from '@storybook/test-runner'
import { browserFlags } from '../scripts/browser/browserFlags.ts'
import { findBrowser } from '../scripts/browser/findBrowser.ts'

const defaults = getJestConfig()
const environment = defaults.testEnvironmentOptions ?? {}
const browser = findBrowser()
if (browser === null) throw new Error('No browser to test stories in: name one in CHROMIUM_PATH.')

/** The test runner's own configuration, in the browser that this machine has. */
export default {
  ...defaults,
  // For stories that hang: the longest one takes a few seconds, and many times that on a busy machine.
  testTimeout: 120_000,
  // Within `npm test` a failed story is tried once more (docs/adr/0015).
  setupFilesAfterEnv: [
    ...(defaults.setupFilesAfterEnv ?? []),
    ...(process.env['STORIES_IN_RUN'] === undefined ? [] : ['<rootDir>/.storybook/retryOnce.js']),
  ],
  // Handles that a hung browser has left open don't delay the end of the run.
  forceExit: true,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: browser, args: browserFlags(), headless: true },
    },
  },
}

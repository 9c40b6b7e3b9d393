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
  // For what hangs: the longest story takes a few seconds, and many times that on a busy machine.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: browser, args: browserFlags(), headless: true },
    },
  },
}

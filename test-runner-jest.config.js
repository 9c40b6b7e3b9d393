import { getJestConfig } from '@storybook/test-runner'
import { browserFlags } from './scripts/browser/browserFlags.ts'
import { findBrowser } from './scripts/browser/findBrowser.ts'

const standard = getJestConfig()

/** Storybook's test-runner, in the browser that the other tests use too. */
export default {
  ...standard,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...standard.testEnvironmentOptions['jest-playwright'],
      launchOptions: { headless: true, executablePath: findBrowser(), args: browserFlags() },
    },
  },
}

import { chmodSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { browserCandidates } from '../../scripts/browser/candidates.ts'
import { findBrowser } from '../../scripts/browser/findBrowser.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const program = (exitCode: number) => `#!/bin/sh\nexit ${exitCode}\n`

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('a browser that the environment names comes before all others', () => {
    const root = temporaryTree({ mine: program(0), 'bin/chromium': program(0) })
    chmodSync(path.join(root, 'mine'), 0o755)
    chmodSync(path.join(root, 'bin/chromium'), 0o755)
    const PATH = path.join(root, 'bin')
    expect(findBrowser({ PATH, CHROMIUM_PATH: path.join(root, 'mine') })).toBe(path.join(root, 'mine'))
    expect(findBrowser({ PATH, CHROMIUM_PATH: '' })).toBe(path.join(root, 'bin/chromium'))
  })

  test('a named browser that is not there is an error, not another browser', () => {
    expect(() => findBrowser({ BROWSER_PATH: '/nothing/here' })).toThrow('BROWSER_PATH is /nothing/here')
  })

  test('a program that only says how to install a browser is passed over', () => {
    const root = temporaryTree({ 'bin/chromium-browser': program(1), 'bin/google-chrome': program(0) })
    for (const name of ['chromium-browser', 'google-chrome']) chmodSync(path.join(root, 'bin', name), 0o755)
    expect(findBrowser({ PATH: path.join(root, 'bin') })).toBe(path.join(root, 'bin/google-chrome'))
  })
})

test('macOS and Windows are looked through where browsers are installed there', () => {
  expect(browserCandidates('darwin', { HOME: '/Users/nino' })).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  )
  expect(browserCandidates('win32', { PROGRAMFILES: 'C:\\Program Files' })).toContain(
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  )
})

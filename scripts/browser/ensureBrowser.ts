import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { toolFile } from '../lib/tools.ts'
import { findBrowser } from './findBrowser.ts'

/**
 * The browser that tests use. Installs one if there is none.
 * @throws with one sentence that says what to do, when none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== null) return found
  const root = process.getuid?.() === 0
  if (root && existsSync('/etc/debian_version')) {
    console.log('No browser found: installing Chromium with apt-get …')
    aptGet('update', '-qq')
    aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  }
  return findBrowser() ?? installPlaywrights()
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

function installPlaywrights(): string {
  console.log("No browser found: installing Playwright's Chromium …")
  spawnSync(process.execPath, [toolFile('playwright'), 'install', 'chromium'], { stdio: 'inherit' })
  const installed = findBrowser()
  if (installed !== null) return installed
  throw new Error('No browser for the tests: install Chromium, Chrome or Edge, or set CHROMIUM_PATH.')
}

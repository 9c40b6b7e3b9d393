import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserCandidates } from './candidates.ts'

/** Variables that name a browser; the first one set wins. */
const VARIABLES = ['CHROMIUM_PATH', 'BROWSER_PATH']

const VERSION_MS = 20_000

/**
 * The browser that tests use: the one from the environment, else one of the system, else Playwright's.
 * @returns null when there is none
 * @throws when the environment names one that can't be run
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  platform = process.platform,
): string | null {
  for (const variable of VARIABLES) {
    const named = env[variable]
    if (named === undefined || named === '') continue
    if (isExecutable(named)) return named
    throw new Error(`${variable} is ${named}, which is not a program: set it to a browser, or unset it.`)
  }
  const candidates = [...browserCandidates(platform, env), chromium.executablePath()]
  return candidates.find((file) => isExecutable(file) && starts(file, platform)) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// Ubuntu's `chromium-browser` may be a script that asks to install a snap. On Windows `--version` would open a
// window.
function starts(file: string, platform: NodeJS.Platform): boolean {
  return platform !== 'linux' || spawnSync(file, ['--version'], { timeout: VERSION_MS }).status === 0
}

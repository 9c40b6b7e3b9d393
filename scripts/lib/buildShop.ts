import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isBuilt, keepStamp, sourceStamp, STOREFRONT } from './buildStamp.ts'
import { keepScripts, writeScriptDeltas } from './scriptDeltas.ts'
import { withLock } from './withLock.ts'
import { runNode, type RunOptions } from './processes.ts'
import { projectDir, toolFile } from './tools.ts'

const SERVER_ENTRY = 'src/app/entryServer.tsx'
const ADMIN_CONFIG = 'vite.admin.config.ts'
const DIST = path.join(projectDir, STOREFRONT.folder)
/** Output folder of a build until it is complete. */
const UNFINISHED = path.join(DIST, '.unfinished')
/** The scripts of earlier releases. */
const EARLIER = path.join(DIST, 'earlier')
/** Lock file: two shops may be started at once. */
const TURN = path.join(DIST, '.building')

/**
 * Builds the storefront for the browser (dist/client) and for the server that renders its first screen (dist/server), and
 * the back office (dist/admin).
 * The previous build stays until all are complete, so that a server that starts meanwhile never finds a partial
 * build.
 * @returns the exit code
 */
export function buildShop(options?: RunOptions): Promise<number> {
  return withLock(TURN, () => build(options))
}

async function build(options?: RunOptions): Promise<number> {
  // Computed before the build, so that a file that changes meanwhile triggers the next build.
  const stamp = sourceStamp(STOREFRONT)
  const vite = findVite()
  if (vite === null) {
    console.error(
      'The sources have changed, and this install cannot build them: run npm ci && npm run build.',
    )
    return 1
  }
  // Vite uses a NODE_ENV from outside, such as a test runner's, and would then bundle React's development build.
  const production = { ...options, env: { ...options?.env, NODE_ENV: 'production' } }
  const buildPart = (part: string, ...more: string[]) => {
    const outDir = path.join(UNFINISHED, part)
    return runNode([vite, 'build', '--logLevel', 'warn', '--outDir', outDir, ...more], production)
  }
  rmSync(UNFINISHED, { recursive: true, force: true })
  const code =
    (await buildPart('client')) ||
    (await buildPart('server', '--ssr', SERVER_ENTRY)) ||
    (await buildPart('admin', '--config', ADMIN_CONFIG))
  if (code === 0) {
    keepScripts(path.join(DIST, 'client'), EARLIER)
    await writeScriptDeltas(path.join(UNFINISHED, 'client'), EARLIER, path.join(UNFINISHED, 'deltas'))
    // The server looks for the client build first, so it is moved last.
    for (const part of ['admin', 'deltas', 'server', 'client'])
      replace(path.join(DIST, part), path.join(UNFINISHED, part))
    keepStamp(STOREFRONT, stamp)
  }
  rmSync(UNFINISHED, { recursive: true, force: true })
  return code
}

/** Vite's command, or null in a production install. */
function findVite(): string | null {
  return existsSync(path.join(projectDir, 'node_modules/vite')) ? toolFile('vite') : null
}

function replace(folder: string, by: string): void {
  mkdirSync(DIST, { recursive: true })
  if (existsSync(folder)) renameSync(folder, path.join(UNFINISHED, `old-${path.basename(folder)}`))
  renameSync(by, folder)
}

/** Builds if the sources have changed since the last build. Waits for a build by another process. */
export async function buildShopIfNeeded(options?: RunOptions): Promise<number> {
  if (isBuilt(STOREFRONT)) return 0
  const buildNow = async () => {
    if (isBuilt(STOREFRONT)) return 0
    console.log('Building the storefront …')
    return build(options)
  }
  return withLock(TURN, buildNow, () => console.log('Another process is building the storefront; waiting …'))
}

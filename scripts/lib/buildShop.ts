import { isBuilt, keepStamp, sourceStamp } from './buildStamp.ts'
import { runNode, type RunOptions } from './processes.ts'
import { toolFile } from './tools.ts'

const SERVER_ENTRY = 'src/app/entryServer.tsx'

/**
 * Builds the storefront for the browser (dist/client) and for the server that renders its first screen (dist/server).
 * @returns the exit code
 */
export async function buildShop(options?: RunOptions): Promise<number> {
  // Taken before: a file that changes meanwhile makes the next start build again.
  const stamp = sourceStamp()
  const vite = toolFile('vite')
  // Vite obeys a NODE_ENV from outside, such as a test runner's: the build would carry React's development half.
  const production = { ...options, env: { ...options?.env, NODE_ENV: 'production' } }
  const code =
    (await runNode([vite, 'build', '--logLevel', 'warn'], production)) ||
    (await runNode([vite, 'build', '--logLevel', 'warn', '--ssr', SERVER_ENTRY], production))
  if (code === 0) keepStamp(stamp)
  return code
}

/** Builds when the sources are not what was built last. */
export async function buildShopIfNeeded(options?: RunOptions): Promise<number> {
  if (isBuilt()) return 0
  console.log('Building the storefront …')
  return buildShop(options)
}

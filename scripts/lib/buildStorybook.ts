import { isBuilt, keepStamp, sourceStamp, STORYBOOK } from './buildStamp.ts'
import { runNode } from './processes.ts'
import { toolFile } from './tools.ts'

/**
 * Builds the Storybook as static files.
 * @param given arguments for Storybook, such as another output folder
 * @returns the exit code
 */
export async function buildStorybook(given: string[] = []): Promise<number> {
  // Computed before the build, so that a file that changes meanwhile triggers the next build.
  const stamp = sourceStamp(STORYBOOK)
  const build = [toolFile('storybook'), 'build', '--quiet', '--output-dir', STORYBOOK.folder]
  const code = await runNode([...build, ...given], { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } })
  if (code === 0 && given.length === 0) keepStamp(STORYBOOK, stamp)
  return code
}

/** Builds if the stories or their sources have changed since the last build. */
export async function buildStorybookIfNeeded(): Promise<number> {
  if (isBuilt(STORYBOOK)) return 0
  console.log('Building the Storybook …')
  return buildStorybook()
}

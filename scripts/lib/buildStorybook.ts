import { isBuilt, keepStamp, sourceStamp, STORYBOOK } from './buildStamp.ts'
import { runNode } from './processes.ts'
import { toolFile } from './tools.ts'

/**
 * Builds the Storybook as static files.
 * @param given goes to Storybook, which may be told of another folder by it
 * @returns the exit code
 */
export async function buildStorybook(given: string[] = []): Promise<number> {
  // Taken before: a file that changes meanwhile makes the next run build again.
  const stamp = sourceStamp(STORYBOOK)
  const build = [toolFile('storybook'), 'build', '--quiet', '--output-dir', STORYBOOK.folder]
  const code = await runNode([...build, ...given], { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } })
  if (code === 0 && given.length === 0) keepStamp(STORYBOOK, stamp)
  return code
}

/** Builds when the stories, or what they show, are not what was built last. */
export async function buildStorybookIfNeeded(): Promise<number> {
  if (isBuilt(STORYBOOK)) return 0
  console.log('Building the Storybook …')
  return buildStorybook()
}

// Takes screenshots of every story at another revision and now, and shows what has changed. With --stability it takes
// screenshots of one build repeatedly, to check that they stay the same.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { STORYBOOK } from './lib/buildStamp.ts'
import { buildStorybookIfNeeded } from './lib/buildStorybook.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir } from './lib/tools.ts'
import { Camera } from './visual/camera/Camera.ts'
import type { Scenes } from './visual/camera/scenes.ts'
import { chooseStories } from './visual/chooseStories.ts'
import { compareFolders, FOLDERS } from './visual/compare/compareFolders.ts'
import { baseline, git } from './visual/git.ts'
import { readVisualOptions, type VisualOptions } from './visual/options.ts'
import { inOneLine, isToBeSeen, visualPage, type Findings } from './visual/report/visualPage.ts'
import { takePictures } from './visual/takePictures.ts'
import { storybookAt } from './visual/storybookAt.ts'
import { ownViews } from './visual/views.ts'

const RESULTS = path.join(projectDir, 'test-results/visual')
const NOW = path.join(projectDir, STORYBOOK.folder)

stopChildrenOnSignals()
try {
  process.exitCode = await main(readVisualOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @returns the exit code */
async function main(options: VisualOptions): Promise<number> {
  const commit = options.stability === null ? baseline(options.from) : null
  const built = await buildStorybookIfNeeded()
  if (built !== 0) return built
  const before = commit === null ? NOW : await storybookAt(commit)
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })

  const camera = await Camera.open(options.pages)
  const take = (name: string, storybook: string) => {
    const folder = path.join(RESULTS, name)
    rmSync(folder, { recursive: true, force: true })
    return takePictures(folder, camera, storybook, ({ scenes, sizes }: Scenes) =>
      ownViews({ scenes: chooseStories(scenes, options), sizes }),
    )
  }
  try {
    console.log(commit === null ? 'Taking pictures …' : `Taking pictures of ${commit.slice(0, 10)} …`)
    await take(FOLDERS.before, before)
    if (commit === null) return await again(options.stability ?? 2, take)
    console.log('Taking pictures of the working tree …')
    const troubles = await take(FOLDERS.after, NOW)
    const title = `${git(['log', '-1', '--format=%h %s', commit])} → working tree`
    return report({ title, comparison: await compareFolders(RESULTS), troubles })
  } finally {
    await camera.close()
  }
}

/** Repeats the screenshots as often as requested, or until one differs. */
async function again(
  times: number,
  take: (folder: string, storybook: string) => Promise<Map<string, string>>,
): Promise<number> {
  for (let time = 2; time <= times; time++) {
    const troubles = await take(FOLDERS.after, NOW)
    const title = `The same pictures, taken for the ${time}. time of ${times}`
    const code = report({ title, comparison: await compareFolders(RESULTS), troubles })
    if (code !== 0) return code
  }
  return 0
}

/** Writes the report and prints its path. @returns the exit code */
function report(findings: Findings): number {
  const file = path.join(RESULTS, 'index.html')
  writeFileSync(file, visualPage(findings))
  console.log(`${findings.title}: ${inOneLine(findings)}\n${pathToFileURL(file).href}`)
  for (const [id, why] of findings.troubles) console.log(`  ${id}: ${why.split('\n')[0]}`)
  return isToBeSeen(findings) ? 1 : 0
}

// Takes screenshots of all screens at both sizes, light and dark, and puts them on one page. With --only it retakes
// some of them and keeps the others.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { STORYBOOK } from './lib/buildStamp.ts'
import { buildStorybookIfNeeded } from './lib/buildStorybook.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir } from './lib/tools.ts'
import { Camera } from './visual/camera/Camera.ts'
import type { View } from './visual/camera/StoryPage.ts'
import { chooseStories } from './visual/chooseStories.ts'
import { drawSheet } from './visual/report/drawSheet.ts'
import { filesOf, groupViews, sheetPage } from './visual/report/sheetPage.ts'
import { takePictures } from './visual/takePictures.ts'
import { sheetViews } from './visual/views.ts'

const RESULTS = path.join(projectDir, 'test-results/contact-sheet')
const PICTURES = 'pictures'
const PICTURES_FOLDER = path.join(RESULTS, PICTURES)
const PAGES = 2

const { only = null } = readCommandLine({
  usage: 'run contact-sheet [-- OPTIONS]',
  about: 'Takes screenshots of all screens at both sizes, light and dark, and puts them on one page.',
  options: {
    only: { type: 'string', value: 'PATTERN', about: 'retakes only stories whose id matches' },
  },
}).values

stopChildrenOnSignals()
process.exitCode = (await buildStorybookIfNeeded()) || (await makeSheet())

/** @returns the exit code */
async function makeSheet(): Promise<number> {
  if (only === null) rmSync(PICTURES_FOLDER, { recursive: true, force: true })
  mkdirSync(PICTURES_FOLDER, { recursive: true })
  const camera = await Camera.open(PAGES)
  let views: View[] = []
  try {
    const storybook = path.join(projectDir, STORYBOOK.folder)
    const troubles = await takePictures(PICTURES_FOLDER, camera, storybook, (all) => {
      const screens = all.scenes.filter(({ file }) => file.startsWith('stories/'))
      views = sheetViews({ ...all, scenes: screens })
      return sheetViews({ ...all, scenes: chooseStories(screens, { only, sample: null, shard: null }) })
    })
    const files = new Set(readdirSync(PICTURES_FOLDER))
    const taken = views.filter((view) => filesOf(view).every(({ file }) => files.has(file)))
    const groups = groupViews(taken)
    for (const group of groups)
      await drawSheet(group, PICTURES_FOLDER, path.join(RESULTS, `${group.title.replaceAll('/', '-')}.png`))
    const page = path.join(RESULTS, 'index.html')
    writeFileSync(page, sheetPage(groups, PICTURES))
    console.log(`${taken.length} stories of ${groups.length} screens: ${pathToFileURL(page).href}`)
    // A story for one size may fail at the other; its screenshot is kept anyway.
    for (const [id, why] of troubles) console.log(`  ${id}: ${why.split('\n')[0]}`)
  } finally {
    await camera.close()
  }
  return 0
}

// Compares a few stories with reference pictures: shapes, colours and layers. The references are coarse and without
// text, so that they are the same on every machine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { STORYBOOK } from './lib/buildStamp.ts'
import { buildStorybookIfNeeded } from './lib/buildStorybook.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { serveFolder } from './lib/serveFolder.ts'
import { projectDir } from './lib/tools.ts'
import { faultsOf, lookOf, readLook, textOf } from './looks/look.ts'
import { SAMPLES, type Sample } from './looks/samples.ts'
import { Camera } from './visual/camera/Camera.ts'
import type { Shot, View } from './visual/camera/StoryPage.ts'

const KEPT = path.join(projectDir, 'tests/looks')
const TAKEN = path.join(projectDir, 'test-results/looks')
const PAGES = 1

const { only = '', update = false } = readCommandLine({
  usage: 'run test:looks [-- OPTIONS]',
  about: 'Compares a few stories with the reference pictures in tests/looks.',
  options: {
    only: { type: 'string', value: 'STORY', about: 'only stories whose id contains this' },
    update: { type: 'boolean', about: 'updates the references; check test-results/looks first' },
  },
}).values

stopChildrenOnSignals()
process.exitCode = (await buildStorybookIfNeeded()) || (await testLooks())

/** @returns the exit code */
async function testLooks(): Promise<number> {
  mkdirSync(KEPT, { recursive: true })
  mkdirSync(TAKEN, { recursive: true })
  const storybook = await serveFolder(STORYBOOK.folder)
  const camera = await Camera.open(PAGES)
  const wanted = SAMPLES.filter(({ id }) => id.includes(only))
  const ids = storyIds()
  // Open connections would delay closing the browser.
  const problems = wanted.filter(({ id }) => !ids.has(id)).map(({ id }) => `${id}: there is no such story`)
  const samples = wanted.filter(({ id }) => ids.has(id))
  let looks = 0
  try {
    await camera.shoot(storybook.origin, samples.map(viewOf), async (shots) => {
      for (const shot of shots) {
        looks++
        const problem = await problemOf(shot)
        if (problem !== null) problems.push(problem)
      }
    })
  } finally {
    await camera.close()
    await storybook.close()
  }
  for (const problem of problems) console.error(problem)
  console.log(`${looks} pictures of ${samples.length} stories, ${problems.length} not as expected`)
  return problems.length === 0 && looks > 0 ? 0 : 1
}

function storyIds(): Set<string> {
  const index = readFileSync(path.join(projectDir, STORYBOOK.folder, 'index.json'), 'utf8')
  return new Set(Object.keys((JSON.parse(index) as { entries: object }).entries))
}

function viewOf({ id, size }: Sample): View {
  return {
    scene: { id, title: id, name: id, file: '', viewport: null, theme: null, ignored: [] },
    looks: [{ size, name: id }],
    isWhole: false,
    isWithoutText: true,
  }
}

/** The problem of a picture, or null. */
async function problemOf({ id, file, png, trouble }: Shot): Promise<string | null> {
  const picture = path.join(TAKEN, file)
  writeFileSync(picture, png)
  if (trouble !== null) return `${file}: ${trouble}`
  const kept = path.join(KEPT, file.replace(/png$/, 'txt'))
  const look = await lookOf(png, SAMPLES.find((sample) => sample.id === id)?.cell ?? 1)
  if (update) writeFileSync(kept, textOf(look))
  if (!existsSync(kept))
    return `${file}: nothing is kept to compare it with; see ${picture}, then run with --update`
  const faults = faultsOf(readLook(readFileSync(kept, 'utf8')), look)
  const [first] = faults
  if (first === undefined) return null
  return `${file}: ${faults.length} squares differ, the first in row ${first.row + 1}, column ${first.column + 1}: ${first.expected} became ${first.found}. See ${path.relative(projectDir, picture)}`
}

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../support/testDatabase.ts'
import { plainRow, type Cells } from './support/csv.ts'
import { picture } from './support/pictures.ts'
import { pictureServer } from './support/pictureServer.ts'
import { catalogueOf, importer } from './support/shop.ts'

const { db } = await testDatabase()
const { clear, importRows, mediaDir } = await importer(db)
const pictures = { '/a.png': await picture(1), '/b.png': await picture(2), '/copy.png': await picture(1) }
let down = false
const { origin, asked } = await pictureServer(
  Object.fromEntries(
    Object.entries(pictures).map(([path, bytes]) => [
      path,
      (_, response) => (down ? response.writeHead(503).end() : response.end(bytes)),
    ]),
  ),
)

beforeEach(async () => {
  down = false
  asked.clear()
  await clear()
  await rm(mediaDir, { recursive: true, force: true })
})

const fetched = { fetch: true, allowPrivate: true }
const only = (src: string): Cells => ({ Handle: 'satsebeli', 'Image Src': src })

async function shown() {
  const rows = (await catalogueOf(db)).productImages.sort((a, b) => a.position - b.position)
  return Promise.all(
    rows.map(async ({ path, alt }) => {
      const bytes = await readFile(join(mediaDir, 'originals', path))
      return [Object.entries(pictures).find(([, each]) => each.equals(bytes))?.[0], alt]
    }),
  )
}

test('pictures are fetched and stored in order; a missing one is reported and leaves no gap', async () => {
  const report = await importRows(
    [
      plainRow({ 'Image Src': `${origin}/a.png`, 'Image Alt Text': 'წინ' }),
      only(`${origin}/none.png`),
      only(`${origin}/b.png`),
    ],
    fetched,
  )
  expect(await shown()).toEqual([
    ['/a.png', 'წინ'],
    ['/b.png', ''],
  ])
  expect(report.pictures).toMatchObject({
    named: 3,
    added: 2,
    missing: [
      {
        line: 3,
        src: `${origin}/none.png`,
        reason: { key: 'catalogueFile.picture.answered', values: { status: 404 } },
      },
    ],
  })
  expect(report.refused).toEqual([])
})

test('a stored picture is not fetched again, even if its host is gone', async () => {
  const rows = [plainRow({ 'Image Src': `${origin}/a.png` }), only(`${origin}/b.png`)]
  await importRows(rows, fetched)
  const before = await catalogueOf(db)
  asked.clear()
  down = true
  const report = await importRows(rows, fetched)
  expect(asked).toEqual(new Map())
  expect(report).toMatchObject({ pictures: { had: 2, added: 0 }, products: { unchanged: 1 } })
  expect(await catalogueOf(db)).toEqual(before)
})

test('a picture whose file was lost is fetched again', async () => {
  const rows = [plainRow({ 'Image Src': `${origin}/a.png` })]
  await importRows(rows, fetched)
  await rm(mediaDir, { recursive: true })
  await importRows(rows, fetched)
  expect(await shown()).toEqual([['/a.png', '']])
})

test('a picture with two addresses is shown once', async () => {
  const rows = [plainRow({ 'Image Src': `${origin}/a.png` }), only(`${origin}/copy.png`)]
  await importRows(rows, fetched)
  expect(await shown()).toEqual([['/a.png', '']])
  expect((await importRows(rows, fetched)).products.unchanged).toBe(1)
})

test('pictures that the file no longer names are removed, but not while one can’t be fetched', async () => {
  await importRows([plainRow({ 'Image Src': `${origin}/a.png` }), only(`${origin}/b.png`)], fetched)
  await importRows([plainRow({ 'Image Src': `${origin}/none.png` })], fetched)
  expect(await shown()).toEqual([
    ['/a.png', ''],
    ['/b.png', ''],
  ])
  await importRows([plainRow({ 'Image Src': `${origin}/b.png` })], fetched)
  expect(await shown()).toEqual([['/b.png', '']])
})

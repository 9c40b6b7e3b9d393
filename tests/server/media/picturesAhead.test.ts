import { expect, test } from 'vitest'
import { newestProducts, picturePath, seedPictures } from '../../../server/src/db/seed/catalogue.ts'
import { demoShop } from '../../../server/src/modules/media/demo/demoShop.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const { sources, ahead } = demoShop(temporaryFolder())
const atOnce = [...ahead.atOnce]
const whenIdle = [...ahead.whenIdle]
const nine = newestProducts(9).map(({ handle }) => picturePath(handle, 1))

test('at once: the first screen’s nine cards, as most devices show them, then as the others do', () => {
  expect(atOnce.map(({ path }) => path)).toEqual([...nine, ...nine])
  expect(atOnce.map(({ width }) => width)).toEqual([...nine.map(() => 480), ...nine.map(() => 640)])
})

test('next: the first screen on a sharp desktop', () => {
  expect(whenIdle.slice(0, 9)).toEqual(nine.map((path) => ({ path, width: 960, format: 'avif' })))
})

test('then every product as suggestions and lists show it, the newest first', () => {
  const next = whenIdle.slice(9, 9 + seedPictures.size)
  expect(new Set(next.map(({ width }) => width))).toEqual(new Set([160]))
  expect(next.map(({ path }) => path)).toEqual(
    newestProducts(seedPictures.size).map(({ handle }) => picturePath(handle, 1)),
  )
})

test('then the first screen’s products opened, and at last every other card', () => {
  const places = (some: RegExp, width: number) =>
    whenIdle.flatMap((picture, at) => (some.test(picture.path) && picture.width === width ? [at] : []))
  const opened = [...places(/-[23]$/, 640), ...places(/-1$/, 1280)]
  expect(opened).toHaveLength(27)
  const cards = [...places(/-1$/, 480), ...places(/-1$/, 640)]
  expect(cards).toHaveLength((seedPictures.size - 9) * 2)
  expect(Math.max(...opened)).toBeLessThan(Math.min(...cards))
})

test('each is a picture of the demo, and none is named twice', () => {
  const all = [...atOnce, ...whenIdle]
  expect(new Set(all.map((picture) => JSON.stringify(picture))).size).toBe(all.length)
  expect(all.filter(({ path }) => !sources.some((find) => find(path)))).toEqual([])
})

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compareFolders } from '../../../scripts/visual/compare/compareFolders.ts'
import { comparePictures } from '../../../scripts/visual/compare/comparePictures.ts'
import { temporaryTree } from '../support/temporaryTree.ts'

const SIZE = { width: 20, height: 10 }
const GREY = 200

/** A grey picture with some pixels of another grey. */
function picture(
  spots: readonly (readonly [x: number, y: number, grey: number])[] = [],
  size = SIZE,
): Promise<Buffer> {
  const pixels = Buffer.alloc(size.width * size.height * 3, GREY)
  for (const [x, y, grey] of spots) pixels.fill(grey, (y * size.width + x) * 3, (y * size.width + x + 1) * 3)
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer()
}

test('the same pixels are no difference, however they are packed', async () => {
  const one = await picture([[3, 3, 0]])
  const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer()
  expect(other.equals(one)).toBe(false)
  expect(await comparePictures(one, other)).toBeNull()
})

test('one pixel of one shade more is a difference, and is drawn', async () => {
  const difference = await comparePictures(await picture(), await picture([[7, 4, GREY + 1]]))
  expect(difference?.pixels).toBe(1)
  const { data, info } = await sharp(difference?.png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(SIZE)
  const at = (4 * SIZE.width + 7) * info.channels
  expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0])
})

test('what only the larger picture has counts', async () => {
  const difference = await comparePictures(await picture(), await picture([], { width: 20, height: 12 }))
  expect(difference?.pixels).toBe(40)
})

test('folders: changed, new, removed and the same', async () => {
  const root = temporaryTree({})
  const [plain, spotted] = [await picture(), await picture([[0, 0, 0]])]
  const write = (folder: string, files: Record<string, Buffer>) => {
    mkdirSync(path.join(root, folder))
    for (const [name, png] of Object.entries(files)) writeFileSync(path.join(root, folder, name), png)
  }
  write('before', { 'a.png': plain, 'b.png': plain, 'gone.png': plain })
  write('after', { 'a.png': plain, 'b.png': spotted, 'new.png': plain })
  expect(await compareFolders(root)).toEqual({
    changed: [{ file: 'b.png', pixels: 1 }],
    added: ['new.png'],
    removed: ['gone.png'],
    same: 1,
  })
  expect(readdirSync(path.join(root, 'difference'))).toEqual(['b.png'])
})

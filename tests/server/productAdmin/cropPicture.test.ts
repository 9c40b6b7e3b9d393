import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cropPicture } from '../../../server/src/modules/productAdmin/cropPicture.ts'
import { createProductPictures } from '../../../server/src/modules/productAdmin/pictures.ts'
import type { MediaStore } from '../../../server/src/gateways/media/mediaStore.ts'
import { drawing } from '../profile/pictures.ts'

const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

test('a selected square is cropped as an exact square, whatever is rounded', async () => {
  const [width, height] = [1201, 901]
  const background = { r: 200, g: 0, b: 0 }
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const rounded = [
    { left: 0, top: 0, side: 599.5 },
    { left: 300.75, top: 301.5, side: 599.5 },
    { left: 0.4, top: 301.4, side: 599.6 },
  ]
  for (const { left, top, side } of rounded) {
    const area = { left: left / width, top: top / height, width: side / width, height: side / height }
    // As the browser sends it, with the last digits lost.
    for (const lost of [-1e-9, 0, 1e-9]) {
      const [across, down] = await sizeOf(await cropPicture(picture, { ...area, height: area.height + lost }))
      expect(across, JSON.stringify({ ...area, lost })).toBe(down)
    }
  }
  const half = { left: 0, top: 0, width: 1, height: 0.5 }
  expect(await sizeOf(await cropPicture(picture, half))).toEqual([1201, 451])
})

test('a crop that waits for its turn has not read its picture yet', async () => {
  const original = await drawing(300).png().toBuffer()
  const reading = Promise.withResolvers<void>()
  const asked: string[] = []
  const store: Pick<MediaStore, 'read' | 'has' | 'write'> = {
    async read(key) {
      asked.push(key)
      await reading.promise
      return original
    },
    has: () => Promise.resolve(false),
    write: () => Promise.resolve(),
  }
  const pictures = createProductPictures(store as MediaStore)
  const path = `files/${randomUUID().replaceAll('-', '').repeat(2)}.png`
  const whole = { left: 0, top: 0, width: 1, height: 1 }
  const crops = [1, 2, 3].map(() => pictures.crop({ path, ...whole }))
  expect(asked).toHaveLength(1)
  reading.resolve()
  expect((await Promise.all(crops)).map(({ ok }) => ok)).toEqual([true, true, true])
  expect(asked).toHaveLength(3)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconIco, iconSvg } from '../../scripts/appIcon.ts'

test('an icon file holds the mark in each size, where its entries say', async () => {
  const ico = await iconIco(iconSvg({ ground: 'black', figure: 'white' }), [16, 48])
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2])
  for (const [index, side] of [16, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index)
    expect([entry.readUInt8(0), entry.readUInt8(1), entry.readUInt16LE(6)]).toEqual([side, side, 32])
    const offset = entry.readUInt32LE(12)
    const picture = ico.subarray(offset, offset + entry.readUInt32LE(8))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  }
})

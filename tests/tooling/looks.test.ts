import sharp from 'sharp'
import { expect, test } from 'vitest'
import { faultsOf, lookOf, readLook, textOf } from '../../scripts/looks/look.ts'
import { STAR_PATH } from '../../design-system/src/components/StarRating/star.ts'

const drawn = (shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 24" width="40" height="24"><rect width="40" height="24" fill="#faf7f2"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const star = (path = STAR_PATH, colour = '#c77700', x = 0) =>
  `<path d="${path}" fill="${colour}" transform="translate(${x} 0)"/>`
const sheet = '<rect width="40" height="24" fill="#222"/>'
const toast = '<rect x="4" y="4" width="32" height="8" fill="#fff"/>'
const expected = lookOf(await drawn(star()), 2)

test('a look is the same after it was written down and read', async () => {
  const look = await expected
  expect(faultsOf(readLook(textOf(look)), look)).toEqual([])
  expect(textOf(look)).toContain('faf7f2*20\n')
})

test('what another machine blends otherwise at an edge is no fault', async () => {
  expect(faultsOf(await expected, await lookOf(await drawn(star(STAR_PATH, '#c77700', 0.1)), 2))).toEqual([])
})

test.each([
  ['a bent star', star(STAR_PATH.replace('M12 2.6l2.9 6', 'M12 4.6l2.9 4'))],
  ['a wrong tint', star(STAR_PATH, '#c77b00')],
  ['a star that is moved', star(STAR_PATH, '#c77700', 1)],
])('%s is a fault', async (_, shapes) => {
  expect(faultsOf(await expected, await lookOf(await drawn(shapes), 2))).not.toEqual([])
})

test('what lies beneath is a fault, and the report says where', async () => {
  const [over, beneath] = await Promise.all([drawn(sheet + toast), drawn(toast + sheet)])
  const faults = faultsOf(await lookOf(over, 4), await lookOf(beneath, 4))
  expect(faults).toHaveLength(16)
  expect(faults[0]).toEqual({ row: 1, column: 1, expected: 'ffffff', found: '222222' })
})

test('a picture of another size is a fault', async () => {
  const smaller = await sharp(await drawn(star()))
    .extract({ left: 0, top: 0, width: 38, height: 24 })
    .png()
    .toBuffer()
  expect(faultsOf(await expected, await lookOf(smaller, 2))).toHaveLength(12)
})

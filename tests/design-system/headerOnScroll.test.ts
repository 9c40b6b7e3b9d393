import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextHeaderPlace,
  type HeaderPlace,
} from '../../design-system/src/components/ShopHeader/headerOnScroll.ts'

const page = { height: 120, lowest: 5000 }
const scroll = (...tops: number[]) =>
  tops.reduce((place: HeaderPlace, top) => nextHeaderPlace(place, top, page), { top: 0, isAway: false })
    .isAway

describe('the header of a phone on scroll', () => {
  it('is hidden on the way down and shown on the way up', () => {
    expect(scroll(400)).toBe(true)
    expect(scroll(400, 380)).toBe(false)
    expect(scroll(400, 380, 500)).toBe(true)
  })

  it('stays at the top of the page', () => {
    expect(scroll(100)).toBe(false)
    expect(scroll(1000, 119)).toBe(false)
  })

  it('ignores small movements, but adds them up', () => {
    expect(scroll(400, 396)).toBe(true)
    expect(scroll(400, 396, 393)).toBe(false)
  })

  it('stays hidden when the page bounces at its end', () => {
    expect(scroll(4900, 5060, 5000)).toBe(true)
  })

  it('is shown after scrolling up further than a small movement', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5000)),
        fc.nat(5000),
        fc.integer({ min: 12, max: 5000 }),
        (tops, top, way) => {
          expect(scroll(...tops, top, top - way)).toBe(false)
        },
      ),
    )
  })
})

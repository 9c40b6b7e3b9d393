import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cutText } from '../../design-system/src/components/ReadMore/cutText.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const a = (count: number) => 'ა'.repeat(count)

describe('PROD-05 a description is cut after 100 characters', () => {
  test('not one of 100 or fewer', () => {
    expect(cutText('', 100)).toBeNull()
    expect(cutText(a(100), 100)).toBeNull()
    expect(cutText(FAMILY.repeat(100), 100)).toBeNull()
    expect(cutText(a(101), 100)).toEqual({ beginning: a(100), rest: 'ა' })
  })

  test('no space is before the cut, and none is lost', () => {
    expect(cutText(`${a(99)} ბ`, 100)).toEqual({ beginning: a(99), rest: ' ბ' })
    expect(cutText(`${a(98)}\n\nბ`, 100)).toEqual({ beginning: a(98), rest: '\n\nბ' })
  })

  test.each([
    ['a family of four', FAMILY],
    ['a flag', '🇬🇪'],
    ['a letter with its accent', 'é'],
    ['a hand of a colour', '👍🏽'],
  ])('%s stays whole', (_name, character) => {
    expect(cutText(`${a(99)}${character}${character}`, 100)).toEqual({
      beginning: `${a(99)}${character}`,
      rest: character,
    })
  })

  test('without Intl.Segmenter no code point is cut in two', () => {
    vi.stubGlobal('Intl', Object.fromEntries([]))
    expect(cutText(`${a(99)}🍷🍷`, 100)).toEqual({ beginning: `${a(99)}🍷`, rest: '🍷' })
  })

  test('law: both parts are the text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (text, limit) => {
          const cut = cutText(text, limit)
          if (cut === null)
            expect([...new Intl.Segmenter('ka').segment(text)].length).toBeLessThanOrEqual(limit)
          else expect(cut.beginning + cut.rest).toBe(text)
        },
      ),
    )
  })
})

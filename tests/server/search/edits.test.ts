import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letterBits, withinEdits } from '../../../server/src/modules/search/edits.ts'
import { rounds } from '../support/rounds.ts'
import { edited, georgianWord, oneEdit } from './mistakes.ts'
import { eachRow } from '../support/eachRow.ts'

describe('withinEdits', () => {
  test('counts what it takes from one word to another', () =>
    eachRow(
      [
        ['ab', 'ba', 1],
        ['abc', 'bca', 2],
        ['ab', 'bca', 2],
        ['bca', 'ab', 2],
        ['xzy', 'yx', 2],
        ['', 'ab', 2],
        ['ჩათნა', 'ჩანთა', 1],
      ],
      (typed, meant, edits) => {
        expect(withinEdits(typed, meant, edits)).toBe(true)
        expect(withinEdits(typed, meant, edits - 1)).toBe(false)
      },
    ))

  test('law: a word with one edit is within one, with two within two, in both directions', () => {
    fc.assert(
      fc.property(georgianWord(1, 12), oneEdit, oneEdit, (word, first, second) => {
        const once = edited(word, first)
        const twice = edited(once, second)
        expect(withinEdits(once, word, 1) && withinEdits(word, once, 1)).toBe(true)
        expect(withinEdits(twice, word, 2) && withinEdits(word, twice, 2)).toBe(true)
        expect(bitCount(letterBits(once) ^ letterBits(word))).toBeLessThanOrEqual(2)
        expect(bitCount(letterBits(twice) ^ letterBits(word))).toBeLessThanOrEqual(4)
        expect(bitCount(letterBits(word) & ~letterBits(`x${once}x`))).toBeLessThanOrEqual(1)
      }),
      { numRuns: rounds(500, 3000) },
    )
  })

  test('law: a word that it accepts can be made by few edits, and the search for those finds it', () => {
    const alphabet = ['a', 'b', 'c']
    const short = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 4 })
    fc.assert(
      fc.property(short, short, (typed, meant) => {
        const reach = [new Set([typed])]
        for (let edits = 1; edits <= 2; edits += 1) {
          reach.push(new Set([...(reach[edits - 1] ?? [])].flatMap((word) => neighbours(word, alphabet))))
        }
        for (const [edits, words] of reach.entries())
          expect(withinEdits(typed, meant, edits)).toBe(words.has(meant))
      }),
      { numRuns: rounds(100, 500) },
    )
  })
})

const bitCount = (bits: bigint) => BigInt.asUintN(64, bits).toString(2).replaceAll('0', '').length

// The word itself and every word that one edit makes of it.
function neighbours(word: string, alphabet: readonly string[]): string[] {
  const found = [word]
  for (let at = 0; at <= word.length; at += 1) {
    for (const kind of ['change', 'leaveOut', 'putIn', 'swap'] as const) {
      for (const letter of alphabet) found.push(edited(word, { kind, at, letter }))
    }
  }
  return found
}

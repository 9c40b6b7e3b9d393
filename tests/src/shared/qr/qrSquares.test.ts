import decodeQR from 'qr/decode.js'
import { expect, test, vi } from 'vitest'
import { qrSquares } from '#shared/qr/qrSquares.ts'
import { transferOrder } from '#mocks/payments.ts'

const QUIET = 4
const SCALE = 4

/** What a camera would see: black squares on white, with the quiet zone around. */
function picture(squares: readonly (readonly boolean[])[]) {
  const side = (squares.length + 2 * QUIET) * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = squares[Math.floor(y / SCALE) - QUIET]?.[Math.floor(x / SCALE) - QUIET]
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { width: side, height: side, data }
}

test('CHECK-04 a transfer’s code is read back as it was, Georgian too', () => {
  const text = transferOrder('qr').payment?.transfer?.qr_payload ?? ''
  expect(text).toContain('დუქანი')
  const squares = qrSquares(text)
  expect(decodeQR(picture(squares ?? []))).toBe(text)
  // EPC069-12 allows version 13 at most.
  expect(squares?.length).toBeLessThanOrEqual(17 + 4 * 13)
})

test('CHECK-04 a code has no border of its own: its corner is dark up to the edge', () => {
  const squares = qrSquares('a') ?? []
  expect(squares[0]?.slice(0, 8)).toEqual([...Array<boolean>(7).fill(true), false])
  expect(squares.map((row) => row.length)).toEqual(squares.map(() => squares.length))
})

test.each([
  ['14 letters', 'a'.repeat(14), 21],
  ['15 letters', 'a'.repeat(15), 25],
  ['30 digits, as bytes too,', '1'.repeat(30), 29],
])('CHECK-04 by the medium correction %s take the size of ISO/IEC 18004', (_, text, side) => {
  expect(qrSquares(text)).toHaveLength(side)
})

test('a text that no code can hold has none, and says so in the console', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(qrSquares('ა'.repeat(3_000))).toBeNull()
  expect(console.warn).toHaveBeenCalledTimes(1)
})

import { expect, test } from 'vitest'
import { onceInSight, OUT_OF_SIGHT_MS } from '#admin/features/stock/model/barcodeDetector.ts'
import {
  appliedRows,
  countBody,
  countedPieces,
  differenceOf,
  isCountable,
  scanned,
  signed,
} from '#admin/features/stock/model/countRows.ts'
import { stockItem } from '../../mocks/adminStock.ts'

const wine = stockItem({ product_id: 'w', specification_id: 's', stock: 4 })
const jug = stockItem({ product_id: 'j', stock: 10 })

test('each scan adds one piece, by whichever code, and the latest thing comes first', () => {
  const first = scanned(scanned(scanned([], wine, 'W-1'), jug, 'J-1'), { ...wine, stock: 3 }, 'SKU')
  expect(first).toEqual([
    { item: jug, code: 'J-1', counted: '1' },
    { item: wine, code: 'W-1', counted: '2' },
  ])
  expect(countBody(first)).toEqual({
    lines: [
      { product_id: 'j', specification_id: null, seen: 10, counted: 1 },
      { product_id: 'w', specification_id: 's', seen: 4, counted: 2 },
    ],
  })
  expect(first.map(differenceOf).map(signed)).toEqual(['−9', '−2'])
})

test('a count can be applied when each row has a number', () => {
  const row = { item: jug, code: 'J-1', counted: '12' }
  expect(isCountable([row])).toBe(true)
  expect(isCountable([])).toBe(false)
  expect(isCountable([row, { ...row, counted: '' }])).toBe(false)
  expect(['1 000', '0', '1,5', '-1', '1000001'].map(countedPieces)).toEqual([1000, 0, null, null, null])
  expect([signed(3), signed(0)]).toEqual(['+3', '0'])
})

test('each row gets its own result', () => {
  const rows = scanned(scanned([], wine, 'W-1'), jug, 'J-1')
  const result = { product_id: 'w', specification_id: 's', state: 'short' as const, stock: 0, missing: 1 }
  expect(appliedRows(rows, { results: [result] })).toEqual([
    { item: wine, code: 'W-1', counted: '1', result },
  ])
})

test('a code counts when it comes into sight, not while it stays there', () => {
  const comes = onceInSight()
  const after = OUT_OF_SIGHT_MS + 1
  expect([comes('a', 0), comes('a', 1_000), comes('b', 1_000), comes('a', 1_000 + OUT_OF_SIGHT_MS)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(comes('a', 1_000 + OUT_OF_SIGHT_MS + after)).toBe(true)
})

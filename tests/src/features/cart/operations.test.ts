import { expect, test } from 'vitest'
import { merged } from '#features/cart/model/operations.ts'

test('two changes of a line become one: the last quantity that was asked for, and what was added since', () => {
  expect(merged({ kind: 'add', by: 1 }, { kind: 'add', by: 3 })).toEqual({ kind: 'add', by: 4 })
  expect(merged({ kind: 'set', to: 2 }, { kind: 'add', by: 3 })).toEqual({ kind: 'set', to: 5 })
  expect(merged({ kind: 'add', by: 1 }, { kind: 'set', to: 6 })).toEqual({ kind: 'set', to: 6 })
})

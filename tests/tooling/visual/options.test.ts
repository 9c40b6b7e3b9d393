import { expect, test } from 'vitest'
import { readVisualOptions } from '../../../scripts/visual/options.ts'

test('without arguments all stories are compared with what came before', () => {
  expect(readVisualOptions([])).toEqual({
    from: null,
    only: null,
    sample: null,
    shard: null,
    stability: null,
    pages: 2,
  })
})

test('what is asked for is read', () => {
  const args = ['--from', 'v1.0.0', '--only', 'button', '--sample', '10', '--shard', '2/4', '--pages', '1']
  expect(readVisualOptions(args)).toEqual({
    from: 'v1.0.0',
    only: 'button',
    sample: 10,
    shard: { part: 2, of: 4 },
    stability: null,
    pages: 1,
  })
})

test('stability is asked of forty stories, unless another number is named', () => {
  expect(readVisualOptions(['--stability', '10'])).toMatchObject({ stability: 10, sample: 40 })
  expect(readVisualOptions(['--stability', '2', '--sample', '5'])).toMatchObject({ stability: 2, sample: 5 })
})

test.each([
  [['--sample', '0'], '--sample must be a whole number of at least 1'],
  [['--sample', 'many'], '--sample must be a whole number of at least 1'],
  [['--stability', '1'], '--stability must be a whole number of at least 2'],
  [['--stability', '2', '--from', 'HEAD'], 'can’t be combined with --from'],
  [['--shard', '5/4'], '--shard must be a part'],
  [['--shard', '1'], '--shard must be a part'],
])('%j is no wish', (args, message) => {
  expect(() => readVisualOptions(args)).toThrow(message)
})

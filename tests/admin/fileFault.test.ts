import { MAX_IMPORT_FILE_BYTES } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { fileFault } from '#admin/features/imports/model/fileFault.ts'

test.each([
  ['goods.csv', 12, null],
  ['GOODS.CSV', MAX_IMPORT_FILE_BYTES, null],
  ['goods.tsv', 12, null],
  ['goods.csv.xlsx', 12, 'notCsv'],
  ['csv', 12, 'notCsv'],
  ['goods.csv', 0, 'empty'],
  ['goods.csv', MAX_IMPORT_FILE_BYTES + 1, 'tooLarge'],
])('%s of %d bytes: %s', (name, size, fault) => {
  expect(fileFault({ name, size })).toBe(fault)
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../support/testDatabase.ts'
import { catalogueOf, importer } from './support/shop.ts'

// Exports of real shops lie beside the project on some machines. Where they do, each has to come in whole.
const PRODUCTS: Readonly<Record<string, number>> = { 'apparel.csv': 25, 'bicycles.csv': 284 }
const beside = join(import.meta.dirname, '../../../../shared/data/shopify')

function filesBeside(): string[] {
  try {
    return readdirSync(beside)
      .filter((name) => name.endsWith('.csv'))
      .map((name) => join(beside, name))
  } catch {
    return []
  }
}

const files = [join(import.meta.dirname, 'fixture.csv'), ...filesBeside()]

const { db } = await testDatabase()
const { clear, importFile } = await importer(db)

beforeEach(clear)

test.each(files)('%s comes in, and a second time changes nothing', async (file) => {
  const first = await importFile(file)
  const expected = PRODUCTS[first.file]
  if (expected !== undefined) {
    expect(first.refused).toEqual([])
    expect(first.products.added).toBe(expected)
  }
  const before = await catalogueOf(db)
  expect(before.products).toHaveLength(first.products.added)
  expect(before.specifications.filter(({ active }) => active)).toHaveLength(first.specifications)
  expect(
    before.products
      .filter(({ description }) => /<\/?[a-z]+[ >]|&[a-z]+;/.test(description))
      .map(({ handle }) => handle),
  ).toEqual(first.file === 'fixture.csv' ? ['inieqcia'] : [])
  const second = await importFile(file)
  expect(second.products).toMatchObject({ added: 0, changed: 0, unchanged: first.products.added })
  expect(await catalogueOf(db)).toEqual(before)
})

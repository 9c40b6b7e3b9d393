import { gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { searchWords } from '../../../server/src/db/searchSchema.ts'
import { WordCounts } from '../../../server/src/modules/search/wordCounts.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { plainRow } from './support/csv.ts'
import { importer } from './support/shop.ts'

const { db } = await testDatabase()
const { importRows } = await importer(db)

const { word, products: having, named } = searchWords
const counts = () =>
  db.select({ word, products: having, named }).from(searchWords).where(gt(having, 0)).orderBy(word)

test('after every import, the table of words counts the words of the published products', async () => {
  const imports = [
    [plainRow({ Title: 'თეთრი ჭიქა' }), plainRow({ Handle: 'b', Title: 'თეთრი ლამბაქი' })],
    [plainRow({ Title: 'შავი ჭიქა' }), plainRow({ Handle: 'b', Title: 'თეთრი ლამბაქი' })],
    [plainRow({ Handle: 'b', Title: 'თეთრი ლამბაქი', Published: 'false' })],
    [plainRow({ Handle: 'b', Title: 'დიდი ლამბაქი', Published: 'false' }), plainRow({ Handle: 'c' })],
    [plainRow({ Handle: 'b', Title: 'დიდი ლამბაქი' })],
  ]
  for (const rows of imports) {
    await importRows(rows)
    const counted = await counts()
    await db.delete(searchWords)
    const anew = new WordCounts()
    for (const product of await db.select().from(products)) anew.add(product)
    await anew.save(db)
    expect(counted).toEqual(await counts())
  }
})

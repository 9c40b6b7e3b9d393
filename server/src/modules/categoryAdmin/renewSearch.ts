import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockWholeProducts, updateProduct } from '../productAdmin/repository.ts'
import { searchFields } from '../search/fold.ts'
import { WordCounts } from '../search/wordCounts.ts'
import { lockRenamed, nextProducts, setRenewed } from './repository.ts'

/** Products in one transaction: orders of them wait until it ends. */
const BATCH = 25

/**
 * Puts the new titles of renamed categories into the search columns of their products. What is left when the process ends
 * is done by the next run of any process.
 */
export async function renewRenamed(db: Database, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted) if (!(await inTransaction(db, renewBatch))) return
}

/** @returns whether more may be left */
async function renewBatch(transaction: Transaction): Promise<boolean> {
  const category = await lockRenamed(transaction)
  if (category === null) return false
  const ids = await nextProducts(transaction, category, BATCH)
  const words = new WordCounts()
  for (const { product, specifications } of await lockWholeProducts(transaction, ids)) {
    // It may have been moved to another category meanwhile.
    if (product.categoryId !== category.id) continue
    const columns = searchFields({
      ...product,
      category: category.title,
      specificationValues: specifications.filter(({ active }) => active).map(({ value }) => value),
    })
    words.remove(product)
    words.add({ ...product, ...columns })
    await updateProduct(transaction, product.id, columns)
  }
  await setRenewed(transaction, category.id, ids.length < BATCH ? null : (ids.at(-1) ?? null))
  await words.save(transaction)
  return true
}

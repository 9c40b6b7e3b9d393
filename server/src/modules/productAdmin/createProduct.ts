import { words as wordsOf, type ProductCreate } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { WordCounts } from '../search/wordCounts.ts'
import { recordMovements, stockChanges } from '../stock/movements.ts'
import { pricedEdit, renewPages } from './applyEdit.ts'
import { claimBarcodes } from './barcodes.ts'
import { planEdit, type EditContext, type EditProblem } from './planEdit.ts'
import { insertProduct, writeParts } from './repository.ts'

/** In characters. */
const LONGEST_HANDLE = 200

/** Adds a product, with a handle made of its name. @returns its id */
export async function createProduct(
  transaction: Transaction,
  product: ProductCreate,
  { authorId, ...context }: EditContext & { authorId: string },
): Promise<Result<string, EditProblem>> {
  const id = newId()
  const planned = planEdit(id, null, product, context)
  if (!planned.ok) return planned
  if (!(await claimBarcodes(transaction, id, null, planned.value))) return fail('barcodeTaken')
  const plain = [...wordsOf(product.name).join('-')].slice(0, LONGEST_HANDLE).join('')
  // The end of a UUIDv7 is random.
  const unique = [plain, id.slice(-12)].filter(Boolean).join('-')
  const priced = await pricedEdit(transaction, id, null, planned.value)
  const row = { ...priced.product, id, handle: plain || unique }
  if (!(await insertProduct(transaction, row))) await insertProduct(transaction, { ...row, handle: unique })
  await writeParts(transaction, priced.parts)
  const stocks = stockChanges(id, undefined, { product: row, ...planned.value.parts })
  await recordMovements(transaction, stocks, { reason: 'edit', authorId })
  const counts = new WordCounts()
  counts.add(row)
  await counts.save(transaction)
  renewPages(id, true)
  return succeed(id)
}

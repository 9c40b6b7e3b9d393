import type { Transaction } from '../../db/database.ts'
import { afterCommit } from '../../db/transaction.ts'
import { productChanges } from '../../observations.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { cutsOfEdited, pricedRows } from '../promotions/editedPrices.ts'
import type { WordCounts } from '../search/wordCounts.ts'
import { recordMovements, stockChanges, type StockCause } from '../stock/movements.ts'
import { claimBarcodes } from './barcodes.ts'
import { planEdit, type EditContext, type EditPlan, type EditProblem, type ProductEdit } from './planEdit.ts'
import { updateProduct, writeParts, type WholeProduct } from './repository.ts'

/**
 * Writes an edit of a locked product, raises its version, and has cached pages renewed.
 * @param cause why its stocks change
 * @param words saved by the caller at the end of the transaction
 */
export async function applyEdit(
  transaction: Transaction,
  known: WholeProduct,
  edit: ProductEdit,
  { words, cause, ...context }: EditContext & { words: WordCounts; cause: StockCause },
): Promise<Result<null, EditProblem>> {
  const { id, version, published, categoryId } = known.product
  const planned = planEdit(id, known, edit, context)
  if (!planned.ok) return planned
  const { product, parts } = planned.value
  if (!(await claimBarcodes(transaction, id, known, planned.value))) return fail('barcodeTaken')
  words.remove(known.product)
  words.add(product)
  const priced = await pricedEdit(transaction, id, known, planned.value)
  await updateProduct(transaction, id, { ...priced.product, version: version + 1, updatedAt: new Date() })
  await writeParts(transaction, priced.parts)
  await recordMovements(transaction, stockChanges(id, known, { product, ...parts }), cause)
  const isMoved = product.published !== published || product.categoryId !== categoryId
  renewPages(id, isMoved)
  return succeed(null)
}

/** An edit with the prices that the promotions make of its regular ones. @param known null: a new product */
export async function pricedEdit(
  transaction: Transaction,
  id: string,
  known: WholeProduct | null,
  { product, parts }: EditPlan,
) {
  const edited = { product: { ...product, id }, specifications: parts.specifications, known }
  const priced = pricedRows(edited, await cutsOfEdited(transaction, [edited]))
  return { product: priced.product, parts: { ...parts, specifications: priced.specifications } }
}

/**
 * Has the pages that show a product renewed once the transaction has committed.
 * @param isMoved it appears in other lists than before: all pages are renewed
 */
export function renewPages(id: string, isMoved: boolean): void {
  afterCommit(() => productChanges.publish(isMoved ? null : [id]))
}

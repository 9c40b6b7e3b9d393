import type { Transaction } from '../../db/database.ts'
import { afterCommit } from '../../db/transaction.ts'
import { productChanges } from '../../observations.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { cutsOfEdited, pricedRows } from '../promotions/editedPrices.ts'
import type { WordCounts } from '../search/wordCounts.ts'
import { recordMovements, stockChanges, type StockCause } from '../stock/movements.ts'
import { claimBarcodes } from './barcodes.ts'
import {
  editedCategory,
  planEdit,
  type EditContext,
  type EditPlan,
  type EditProblem,
  type ProductEdit,
} from './planEdit.ts'
import { updateProduct, writeParts, type WholeProduct } from './repository.ts'

type Cuts = Awaited<ReturnType<typeof cutsOfEdited>>

/**
 * Writes an edit of a locked product, raises its version, and has cached pages renewed.
 * @param cause why its stocks change
 * @param words saved by the caller at the end of the transaction
 * @param cuts of `cutsOfEdits`, where there are several edits
 */
export async function applyEdit(
  transaction: Transaction,
  known: WholeProduct,
  edit: ProductEdit,
  { words, cause, cuts, ...context }: EditContext & { words: WordCounts; cause: StockCause; cuts?: Cuts },
): Promise<Result<null, EditProblem>> {
  const { id, version, published, categoryId } = known.product
  const planned = planEdit(id, known, edit, context)
  if (!planned.ok) return planned
  const { product, parts } = planned.value
  if (!(await claimBarcodes(transaction, id, known, planned.value))) return fail('barcodeTaken')
  words.remove(known.product)
  words.add(product)
  const priced = await pricedEdit(transaction, id, known, planned.value, cuts)
  await updateProduct(transaction, id, { ...priced.product, version: version + 1, updatedAt: new Date() })
  await writeParts(transaction, priced.parts)
  await recordMovements(transaction, stockChanges(id, known, { product, ...parts }), cause)
  const isMoved = product.published !== published || product.categoryId !== categoryId
  renewPages(id, isMoved)
  return succeed(null)
}

/** The cuts that apply to products after these edits, by their ids. */
export function cutsOfEdits(
  transaction: Transaction,
  edits: readonly { known: WholeProduct; edit: ProductEdit }[],
): Promise<Cuts> {
  return cutsOfEdited(
    transaction,
    edits.map(({ known, edit }) => {
      const product = { id: known.product.id, categoryId: editedCategory(known, edit) }
      return { product, specifications: [], known }
    }),
  )
}

/** An edit with the prices that the promotions make of its regular ones. @param known null: a new product */
export async function pricedEdit(
  transaction: Transaction,
  id: string,
  known: WholeProduct | null,
  { product, parts }: EditPlan,
  cuts?: Cuts,
) {
  const edited = { product: { ...product, id }, specifications: parts.specifications, known }
  const priced = pricedRows(edited, cuts ?? (await cutsOfEdited(transaction, [edited])))
  return { product: priced.product, parts: { ...parts, specifications: priced.specifications } }
}

/**
 * Has the pages that show a product renewed once the transaction has committed.
 * @param isMoved it appears in other lists than before: all pages are renewed
 */
export function renewPages(id: string, isMoved: boolean): void {
  afterCommit(() => productChanges.publish(isMoved ? null : [id]))
}

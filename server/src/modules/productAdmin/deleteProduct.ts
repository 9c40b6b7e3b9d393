import type { StaffProductDetails } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { leavePromotions } from '../promotions/renewPrices.ts'
import { WordCounts } from '../search/wordCounts.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { renewPages } from './applyEdit.ts'
import { allFields } from './changedFields.ts'
import { categoryTitles, isReferred, lockWholeProducts, markDeleted, removeProduct } from './repository.ts'
import { wireStaffProductDetails } from './wire.ts'

/** Removes a product. If it was ordered or is in a cart, it is hidden for good instead, because these refer to it. */
export async function deleteProduct(
  transaction: Transaction,
  actor: Actor,
  id: string,
  version: number,
): Promise<Result<null, 'notFound' | { current: StaffProductDetails }>> {
  const [known] = await lockWholeProducts(transaction, [id])
  if (known === undefined) return fail('notFound')
  const before = wireStaffProductDetails(known, await categoryTitles(transaction))
  if (known.product.version !== version) return fail({ current: before })
  if (await isReferred(transaction, id)) {
    await markDeleted(transaction, id)
    await leavePromotions(transaction, id)
  } else await removeProduct(transaction, id)
  await recordChange(transaction, {
    actor,
    action: 'product.delete',
    subject: { kind: 'product', id },
    before: allFields(before),
    after: null,
  })
  const words = new WordCounts()
  words.remove(known.product)
  await words.save(transaction)
  renewPages(id, true)
  return succeed(null)
}

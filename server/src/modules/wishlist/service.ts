import type { SavedItem, SaveItem } from '@dukani/contracts'
import { MAX_SAVED_ITEMS } from '../../config/limits.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { lockCustomer } from '../../db/lockCustomer.ts'
import { inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { PageRange } from '../paging.ts'
import { isUuid, NO_ID, storedUuid } from '../uuid.ts'
import * as repository from './repository.ts'
import { wireSavedItem } from './wire.ts'

/** Why something can't be saved; `unknownSpecification`: one was given, but the product has none (WISH-03). */
export type Refusal = 'unknownProduct' | 'chooseSpecification' | 'unknownSpecification' | 'full'

/** Wishlists of customers, who have access only to their own (API-05). */
export interface WishlistService {
  /**
   * A page of a customer's saved items, newest first (WISH-01). Items of products that aren't published any more are
   * left out, and come back with their product.
   */
  list(customerId: string, range: PageRange): Promise<{ count: number; results: SavedItem[] }>
  /** Saves a product, with one of its specifications if it has some; `isNew` false: it was saved already. */
  save(customerId: string, body: SaveItem): Promise<Result<{ item: SavedItem; isNew: boolean }, Refusal>>
  /** Removes an item. false if the customer has no such item. */
  remove(customerId: string, id: string): Promise<boolean>
}

/** Keeps nothing in memory: a lock on the customer's row makes the limit hold across processes. */
export function createWishlistService(db: Database): WishlistService {
  return {
    async list(customerId, { page, pageSize }) {
      const [count, rows] = await Promise.all([
        repository.savedCount(db, customerId),
        repository.savedItemsOf(db, customerId, { limit: pageSize, offset: (page - 1) * pageSize }),
      ])
      return { count, results: rows.map(wireSavedItem) }
    },

    async save(customerId, body) {
      const choice = choiceOf(body)
      if (choice === null) return fail('unknownProduct')
      const work = (transaction: Transaction) => saveChoice(transaction, customerId, choice)
      try {
        return await retryIfDeleted(() => inTransaction(db, work))
      } catch (error) {
        if (error instanceof NotSavedError) return fail(error.refusal)
        throw error
      }
    },

    remove: async (customerId, id) => isUuid(id) && repository.remove(db, customerId, id),
  }
}

/** Rolls a transaction back. */
class NotSavedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super('not saved')
    this.refusal = refusal
  }
}

function choiceOf({ product, specification_id }: SaveItem): repository.Choice | null {
  const productId = storedUuid(product)
  if (productId === null) return null
  return {
    productId,
    specificationId: specification_id == null ? null : (storedUuid(specification_id) ?? NO_ID),
  }
}

/** @throws NotSavedError */
async function saveChoice(transaction: Transaction, customerId: string, choice: repository.Choice) {
  await lockCustomer(transaction, customerId)
  const refusal = refusalOf(await repository.factsOf(transaction, choice), choice)
  if (refusal !== null) throw new NotSavedError(refusal)
  const { id, isNew } = await repository.save(transaction, customerId, choice)
  if (isNew && (await repository.savedCount(transaction, customerId)) > MAX_SAVED_ITEMS)
    throw new NotSavedError('full')
  const row = await repository.savedItem(transaction, id)
  if (row === null) throw new NotSavedError('unknownProduct')
  return succeed({ item: wireSavedItem(row), isNew })
}

function refusalOf(
  facts: repository.ChoiceFacts | null,
  { specificationId }: repository.Choice,
): Refusal | null {
  if (!facts?.published) return 'unknownProduct'
  if (facts.hasSpecifications) return facts.isSpecification ? null : 'chooseSpecification'
  return specificationId === null ? null : 'unknownSpecification'
}

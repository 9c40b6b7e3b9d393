import type { SaveSpecification } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './repository.ts'

/** Why a specification can't be chosen: the product doesn't offer it, or it has no price (PROD-03). */
export type ChoiceRefusal = 'notFound' | 'noPrice'

/** The specifications that customers chose (PROD-04); each has access only to their own (API-05). */
export interface ChoiceService {
  store(customerId: string, choice: SaveSpecification): Promise<Result<null, ChoiceRefusal>>
  /** The last choice for a product; null if there is none, or it can't be chosen any more. */
  stored(customerId: string, productId: string): Promise<string | null>
}

/** Keeps nothing in memory. */
export function createChoiceService(db: Database): ChoiceService {
  return {
    async store(customerId, { product, specification }) {
      const [productId, specificationId] = [
        String(product).toLowerCase(),
        String(specification).toLowerCase(),
      ]
      if (!isUuid(productId) || !isUuid(specificationId)) return fail('notFound')
      const offered = await repository.offeredSpecification(db, productId, specificationId)
      if (offered === null) return fail('notFound')
      if (!offered.isPriced) return fail('noPrice')
      await repository.saveChoice(db, customerId, productId, specificationId)
      return succeed(null)
    },

    stored: async (customerId, productId) =>
      isUuid(productId) ? repository.savedChoice(db, customerId, productId) : null,
  }
}

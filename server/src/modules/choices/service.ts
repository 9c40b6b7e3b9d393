import type { SaveSpecification } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './repository.ts'

/** What came of a choice: `unknown` when the product doesn't offer it, `priceless` when it has no price (PROD-03). */
export type ChoiceOutcome = 'kept' | 'unknown' | 'priceless'

/** Which specifications customers chose (PROD-04); each sees and changes their own alone (API-05). */
export interface ChoiceService {
  keep(customerId: string, choice: SaveSpecification): Promise<ChoiceOutcome>
  /** The specification that was chosen of a product last; null for none, and for one that can't be chosen any more. */
  kept(customerId: string, productId: string): Promise<string | null>
}

export function createChoiceService(db: Database): ChoiceService {
  return {
    async keep(customerId, { product, specification }) {
      const [productId, specificationId] = [
        String(product).toLowerCase(),
        String(specification).toLowerCase(),
      ]
      if (!isUuid(productId) || !isUuid(specificationId)) return 'unknown'
      const offered = await repository.offeredSpecification(db, productId, specificationId)
      if (offered === null) return 'unknown'
      if (!offered.isPriced) return 'priceless'
      await repository.keepChoice(db, customerId, productId, specificationId)
      return 'kept'
    },

    kept: async (customerId, productId) =>
      isUuid(productId) ? repository.keptChoice(db, customerId, productId) : null,
  }
}

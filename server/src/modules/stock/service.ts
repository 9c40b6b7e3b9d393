import type { StockMovement } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { partOf, type WirePart } from '../paging.ts'
import { fullName } from '../staff/repository.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './repository.ts'

/** The stock of products, for staff. */
export interface StockService {
  /** A part of the changes of a product's stocks, latest first; null: there is no such product. */
  movements(productId: string, after: string | undefined): Promise<WirePart<StockMovement> | null>
}

/** Movements in one answer. */
const PART = 50

export function createStockService(db: Database): StockService {
  return {
    async movements(productId, after) {
      if (!isUuid(productId) || (after !== undefined && !isUuid(after))) return null
      if (!(await repository.isProduct(db, productId))) return null
      const rows = await repository.movementsOf(db, productId, { after, limit: PART + 1 })
      return partOf(rows, PART, wireMovement)
    },
  }
}

function wireMovement(row: repository.MovementRow): StockMovement {
  const { id, specification, change, stock, reason, orderId, orderNumber, authorId } = row
  return {
    ...{ id, specification, change, stock, reason },
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    author: authorId === null ? null : { id: authorId, name: fullName(row) },
    created_at: row.createdAt.toISOString(),
  }
}

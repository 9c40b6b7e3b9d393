import type { StockCount, StockCounted, StockItem, StockMovement } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { imageAddress } from '../catalogue/wire.ts'
import { writeOnce } from '../idempotency/idempotency.ts'
import { partOf, type WirePart } from '../paging.ts'
import type { Actor } from '../staff/actor.ts'
import { fullName } from '../staff/repository.ts'
import { isUuid } from '../uuid.ts'
import { applyCount } from './applyCount.ts'
import * as repository from './repository.ts'

/** The stock of products, for staff. */
export interface StockService {
  /** A part of the changes of a product's stocks, latest first; null: there is no such product. */
  movements(productId: string, after: string | undefined): Promise<WirePart<StockMovement> | null>
  /** What a barcode, an SKU or a handle belongs to. */
  lookup(code: string): Promise<Result<StockItem, 'unknown' | 'several'>>
  /**
   * Sets stocks to what was counted.
   * @param key of the request: it is done once, however often it is sent
   */
  count(actor: Actor, count: StockCount, key: string | undefined): Promise<Result<StockCounted, 'keyReused'>>
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

    async lookup(code) {
      const [item, another] = await repository.itemsOfCode(db, code)
      if (item === undefined) return fail('unknown')
      return another === undefined ? succeed(wireItem(item)) : fail('several')
    },

    count(actor, count, key) {
      const { lines } = count
      const write = { userId: actor.id, key, request: ['stock.count', count] }
      return writeOnce(
        db,
        write,
        async (transaction) => succeed(await applyCount(transaction, actor, lines)),
        [...new Set(lines.map(({ product_id }) => `product ${product_id}`))],
      )
    },
  }
}

function wireItem(row: repository.ItemRow): StockItem {
  const { productId, specificationId, name, specification, image, stock } = row
  return {
    product_id: productId,
    specification_id: specificationId,
    name,
    specification,
    stock,
    image: image === null ? null : imageAddress(image),
  }
}

function wireMovement(row: repository.MovementRow): StockMovement {
  const { id, specification, size, change, stock, reason, orderId, orderNumber, authorId } = row
  return {
    id,
    specification,
    size,
    change,
    stock,
    reason,
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    author: authorId === null ? null : { id: authorId, name: fullName(row) },
    created_at: row.createdAt.toISOString(),
  }
}

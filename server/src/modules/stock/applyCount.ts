import type { StockCount, StockCounted } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { products, specifications } from '../../db/schema.ts'
import { afterCommit } from '../../db/transaction.ts'
import { productChanges } from '../../observations.ts'
import { HIGHEST_STOCK, renewSpecificationStock } from '../catalogue/specificationStock.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChanges } from '../staff/auditRepository.ts'
import { NO_ID, storedUuid } from '../uuid.ts'
import { lockStocks, setStocks } from './countRepository.ts'
import { recordMovements } from './movements.ts'

type Line = StockCount['lines'][number]
type Counted = StockCounted['results'][number]

/**
 * Sets stocks to what was counted: what the count found more or less than was seen is added to the stock as it is now, so
 * that an order since then isn't lost. A stock never goes below 0.
 */
export async function applyCount(
  transaction: Transaction,
  actor: Actor,
  lines: readonly Line[],
): Promise<StockCounted> {
  const things = lines.map((line) => ({ line, ...idsOf(line) }))
  const known = await lockStocks(
    transaction,
    things.map(({ productId }) => productId),
    things.flatMap(({ specificationId }) => specificationId ?? []),
  )
  const counted = things.map(({ line, productId, specificationId }) => {
    const row = known.get(specificationId ?? productId)
    const isOf = row?.productId === productId
    return {
      productId,
      specificationId,
      was: isOf ? row.stock : 0,
      result: resultOf(line, isOf ? row.stock : null),
    }
  })
  const changes = counted
    .map(({ was, result: { stock }, ...thing }) => ({ ...thing, was, stock, change: stock - was }))
    .filter(({ change }) => change !== 0)
  const own = changes.filter(({ specificationId }) => specificationId === null)
  await setStocks(
    transaction,
    products,
    own.map(({ productId: id, stock }) => ({ id, stock })),
  )
  const specified = changes.flatMap(({ specificationId: id, productId, stock }) =>
    id === null ? [] : [{ id, productId, stock }],
  )
  await setStocks(transaction, specifications, specified)
  await renewSpecificationStock(
    transaction,
    specified.map(({ productId }) => productId),
  )
  await recordMovements(transaction, changes, { reason: 'count', authorId: actor.id })
  await recordChanges(
    transaction,
    changes.map(({ productId, specificationId, was, stock }) => ({
      actor,
      action: 'stock.count',
      subject: { kind: 'product', id: productId },
      before: { specification: specificationId, stock: was },
      after: { specification: specificationId, stock },
    })),
  )
  if (changes.length > 0) afterCommit(() => productChanges.publish(changes.map(({ productId }) => productId)))
  return { results: counted.map(({ result }) => result) }
}

function idsOf({ product_id, specification_id }: Line) {
  return {
    productId: storedUuid(product_id) ?? NO_ID,
    specificationId: specification_id === null ? null : (storedUuid(specification_id) ?? NO_ID),
  }
}

/** @param current pieces now; null: it can't be counted */
function resultOf({ product_id, specification_id, seen, counted }: Line, current: number | null): Counted {
  const thing = { product_id, specification_id }
  if (current === null) return { ...thing, state: 'gone', stock: 0, missing: 0 }
  const stock = Math.min(current + counted - seen, HIGHEST_STOCK)
  if (stock < 0) return { ...thing, state: 'short', stock: 0, missing: -stock }
  return { ...thing, state: 'applied', stock, missing: 0 }
}

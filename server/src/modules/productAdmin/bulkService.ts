import {
  MOST_BULK_PRODUCTS,
  type BulkChange,
  type BulkRow,
  type BulkRowState,
  type BulkState,
} from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { partOf, type WirePart } from '../paging.ts'
import { WordCounts } from '../search/wordCounts.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChanges } from '../staff/auditRepository.ts'
import { isUuid } from '../uuid.ts'
import { applyEdit, cutsOfEdits } from './applyEdit.ts'
import { planBulk } from './bulkPlan.ts'
import * as repository from './bulkRepository.ts'
import { changedFields } from './changedFields.ts'
import { listFilter } from './listFilter.ts'
import { categoryTitles, lockWholeProducts, wholeProducts, type WholeProduct } from './repository.ts'
import { wireStaffProductDetails } from './wire.ts'

/**
 * Changes of many products at once. A preview stores the version of each product. A product that was edited since then isn't
 * changed, and its change isn't undone. A sale doesn't count as an edit: pieces are added to the current stock, or removed
 * from it.
 */
export interface BulkService {
  /** Finds the products and what would change in each of them. Nothing is changed yet. */
  preview(actor: Actor, change: BulkChange): Promise<Result<BulkState, 'tooMany' | 'unknownCategory'>>
  /** The progress of a change; null: there is no such change. */
  state(id: string): Promise<BulkState | null>
  /** A part of the rows of a change; null: there is no such change. */
  rows(id: string, after: string | undefined): Promise<WirePart<BulkRow> | null>
  /** Changes the next products, or undoes their change. Call it until none is left. */
  proceed(actor: Actor, id: string, way: 'apply' | 'undo'): Promise<BulkState | null>
}

/** Products in one transaction: orders of them wait until it ends. */
const BATCH = 25

/** Products that a preview reads at once. */
const READ_AT_ONCE = 100

/** Rows in one answer. */
const PART = 50

const WAYS = {
  apply: { from: 'waiting', to: 'applied', refused: 'changed', action: 'product.bulk' },
  undo: { from: 'applied', to: 'undone', refused: 'kept', action: 'product.bulkUndo' },
} as const

export function createBulkService(db: Database): BulkService {
  return {
    async preview(actor, change) {
      const filter = await listFilter(db, change.filter)
      if (filter === null) return fail('unknownCategory')
      const ids = await repository.filteredIds(db, filter, MOST_BULK_PRODUCTS + 1)
      if (ids.length > MOST_BULK_PRODUCTS) return fail('tooMany')
      const categories = await categoryTitles(db)
      if (change.category != null && !categories.has(String(change.category))) return fail('unknownCategory')
      const id = newId()
      const store = async (transaction: Transaction) => {
        await repository.insertBulk(transaction, { id, authorId: actor.id, change })
        for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
          const products = await wholeProducts(transaction, ids.slice(at, at + READ_AT_ONCE))
          const rows = products.flatMap((whole) => {
            const plan = planBulk(whole, change, categories)
            const { id: productId, version } = whole.product
            return plan === null || plan === 'tooHigh' ? [] : [{ ...plan, productId, version }]
          })
          await repository.insertRows(transaction, id, rows)
        }
      }
      await retryIfDeleted(() => inTransaction(db, store))
      const state = await stateOf(db, id)
      return state === null ? fail('tooMany') : succeed(state)
    },

    state: async (id) => (isUuid(id) ? stateOf(db, id) : null),

    async rows(id, after) {
      if (!isUuid(id) || (after !== undefined && !isUuid(after))) return null
      if (!(await repository.isBulk(db, id))) return null
      const rows = await repository.rowsAfter(db, id, after, PART + 1)
      return partOf(rows, PART, ({ shown, ...row }) => ({ ...row, ...shown }))
    },

    async proceed(actor, id, way) {
      if (!isUuid(id)) return null
      const found = await retryIfDeleted(() =>
        inTransaction(db, (transaction) => proceed(transaction, actor, id, way)),
      )
      return found ? stateOf(db, id) : null
    },
  }
}

/** @returns whether there is such a change */
async function proceed(
  transaction: Transaction,
  actor: Actor,
  id: string,
  way: keyof typeof WAYS,
): Promise<boolean> {
  const { from, to, refused, action } = WAYS[way]
  const change = await repository.lockBulk(transaction, id)
  if (change === null) return false
  const rows = await repository.rowsIn(transaction, id, from, BATCH)
  const ids = rows.map(({ productId }) => productId)
  const before = byId(await lockWholeProducts(transaction, ids))
  const categories = await categoryTitles(transaction)
  const words = new WordCounts()
  const uploaded = new Set<string>()
  const cause = { reason: 'bulk', authorId: actor.id } as const

  const planOf = (row: repository.BulkRecord) => {
    const known = before.get(row.productId)
    if (known?.product.version !== row.version) return null
    // Planned again, because pieces may have been sold since the preview.
    const plan = way === 'apply' ? planBulk(known, change, categories) : { edit: row.undo, ...row }
    if (plan === 'tooHigh') return null
    const { edit, shown, undo } = plan ?? { edit: {}, shown: row.shown, undo: {} }
    return { known, edit, shown, undo, isEmpty: Object.keys(edit).length === 0 }
  }
  const plans = rows.map((row) => ({ row, plan: planOf(row) }))
  const cuts = await cutsOfEdits(
    transaction,
    plans.flatMap(({ plan }) => (plan === null || plan.isEmpty ? [] : plan)),
  )

  const proceeded: repository.BulkRecord[] = []
  for (const { row, plan } of plans) {
    if (plan === null) {
      proceeded.push({ ...row, state: refused })
      continue
    }
    const { known, edit, isEmpty, ...fields } = plan
    const context = { categories, uploaded, words, cause, cuts }
    const isDone = isEmpty || (await applyEdit(transaction, known, edit, context)).ok
    const version = row.version + (isEmpty ? 0 : 1)
    proceeded.push(isDone ? { ...row, ...fields, state: to, version } : { ...row, state: refused })
  }
  await repository.updateRows(transaction, id, proceeded)
  const after = byId(await wholeProducts(transaction, ids))
  const edited = [...after].flatMap(([productId, now]) => {
    const was = before.get(productId)
    if (was === undefined || was.product.version === now.product.version) return []
    const fields = changedFields(
      wireStaffProductDetails(was, categories),
      wireStaffProductDetails(now, categories),
    )
    return [{ actor, action, subject: { kind: 'product', id: productId } as const, ...fields }]
  })
  await recordChanges(transaction, edited)
  await words.save(transaction)
  return true
}

const byId = (products: readonly WholeProduct[]) =>
  new Map(products.map((whole) => [whole.product.id, whole]))

async function stateOf(db: Database, id: string): Promise<BulkState | null> {
  const counted = await repository.countsOf(db, id)
  if (counted === null) return null
  const counts: Record<BulkRowState, number> = { waiting: 0, applied: 0, changed: 0, undone: 0, kept: 0 }
  for (const { state, count } of counted) counts[state] = count
  return { id, counts }
}

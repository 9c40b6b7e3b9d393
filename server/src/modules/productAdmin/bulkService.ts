import {
  bulkRowSchema,
  BULK_ROW_STATES,
  MOST_BULK_PRODUCTS,
  productChangeSchema,
  type BulkChange,
  type BulkRow,
  type BulkRowState,
  type BulkState,
} from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { partOf, type WirePart } from '../paging.ts'
import { WordCounts } from '../search/wordCounts.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { isUuid } from '../uuid.ts'
import { applyEdit } from './applyEdit.ts'
import { planBulk } from './bulkPlan.ts'
import * as repository from './bulkRepository.ts'
import { changedFields } from './changedFields.ts'
import { categoryTitles, lockWholeProducts, wholeProducts } from './repository.ts'
import { matching } from './search.ts'
import { wireStaffProductDetails } from './wire.ts'

/**
 * Changes of many products at once. A preview keeps each product's version; a product that was edited since isn't
 * changed, nor is its change undone.
 */
export interface BulkService {
  /** Finds the products, and what would change of each. Nothing is changed yet. */
  preview(actor: Actor, change: BulkChange): Promise<Result<BulkState, 'tooMany' | 'unknownCategory'>>
  /** How far a change is; null: there is no such change. */
  state(id: string): Promise<BulkState | null>
  /** A part of what changes; null: there is no such change. */
  rows(id: string, after: string | undefined): Promise<WirePart<BulkRow> | null>
  /** Changes the next products, or takes their change back. To be called until none is left. */
  proceed(actor: Actor, id: string, way: 'apply' | 'undo'): Promise<BulkState | null>
}

/** Products in one transaction: orders of them wait until it ends. */
const BATCH = 100

/** Rows in one answer. */
const PART = 50

const WAYS = {
  apply: { from: 'waiting', to: 'applied', refused: 'changed', action: 'product.bulk' },
  undo: { from: 'applied', to: 'undone', refused: 'kept', action: 'product.bulkUndo' },
} as const

export function createBulkService(db: Database): BulkService {
  return {
    async preview(actor, change) {
      const { search = '', ...rest } = change.filter
      const text = search.trim()
      if (rest.category !== undefined && !isUuid(rest.category)) return fail('unknownCategory')
      const filter = {
        matching: text === '' ? [] : await matching(db, text),
        categoryId: rest.category,
        published: rest.published,
        stock: rest.stock,
      }
      const ids = await repository.filteredIds(db, filter, MOST_BULK_PRODUCTS + 1)
      if (ids.length > MOST_BULK_PRODUCTS) return fail('tooMany')
      const categories = await categoryTitles(db)
      if (typeof change.category === 'string' && !categories.has(change.category))
        return fail('unknownCategory')
      const id = newId()
      await inTransaction(db, async (transaction) => {
        await repository.insertBulk(transaction, { id, authorId: actor.id, change })
        for (let at = 0; at < ids.length; at += BATCH) {
          const products = await wholeProducts(transaction, ids.slice(at, at + BATCH))
          const rows = products.flatMap((whole) => {
            const plan = planBulk(whole, change, categories)
            const { id: productId, version } = whole.product
            return plan === null ? [] : [{ ...plan, productId, version }]
          })
          await repository.insertRows(transaction, id, rows)
        }
      })
      const state = await stateOf(db, id)
      return state === null ? fail('tooMany') : succeed(state)
    },

    state: async (id) => (isUuid(id) ? stateOf(db, id) : null),

    async rows(id, after) {
      if (!isUuid(id) || (after !== undefined && !isUuid(after))) return null
      const rows = await repository.rowsAfter(db, id, after, PART + 1)
      return partOf(rows, PART, ({ id: productId, shown, state }) =>
        bulkRowSchema.parse({ id: productId, state, ...(shown as object) }),
      )
    },

    async proceed(actor, id, way) {
      if (!isUuid(id)) return null
      const found = await inTransaction(db, (transaction) => proceed(transaction, actor, id, way))
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
  if (!(await repository.lockBulk(transaction, id))) return false
  const rows = await repository.rowsIn(transaction, id, from, BATCH)
  const products = await lockWholeProducts(
    transaction,
    rows.map(({ productId }) => productId),
  )
  const productOf = new Map(products.map((whole) => [whole.product.id, whole]))
  const categories = await categoryTitles(transaction)
  const words = new WordCounts()
  const uploaded = new Set<string>()
  for (const row of rows) {
    const known = productOf.get(row.productId)
    const edit = productChangeSchema.parse({ version: row.version, ...(row[EDITS[way]] as object) })
    const isOurs = known?.product.version === row.version
    const edited = isOurs && (await applyEdit(transaction, known, edit, { categories, uploaded, words })).ok
    if (!edited) {
      await repository.setRow(transaction, row, { state: refused })
      continue
    }
    const [after] = await wholeProducts(transaction, [row.productId])
    await repository.setRow(transaction, row, { state: to, version: row.version + 1 })
    await recordChange(transaction, {
      actor,
      action,
      subject: { kind: 'product', id: row.productId },
      ...changedFields(
        wireStaffProductDetails(known, categories),
        wireStaffProductDetails(after ?? known, categories),
      ),
    })
  }
  await words.save(transaction)
  return true
}

const EDITS = { apply: 'edit', undo: 'undo' } as const

async function stateOf(db: Database, id: string): Promise<BulkState | null> {
  const counted = await repository.countsOf(db, id)
  if (counted === null) return null
  const counts: Record<BulkRowState, number> = { waiting: 0, applied: 0, changed: 0, undone: 0, kept: 0 }
  for (const { state, count } of counted) {
    const known = BULK_ROW_STATES.find((each) => each === state)
    if (known !== undefined) counts[known] = count
  }
  return { id, counts }
}

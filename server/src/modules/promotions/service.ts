import type {
  ChangePromotion,
  NewPromotion,
  PreviewPromotion,
  Promotion,
  PromotionPreview,
  PromotionState,
} from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { writeOnce } from '../idempotency/idempotency.ts'
import { partOf, type WirePart } from '../paging.ts'
import type { Actor } from '../staff/actor.ts'
import { isUuid } from '../uuid.ts'
import {
  changePromotion,
  createPromotion,
  deletePromotion,
  endPromotion,
  type ChangeRefusal,
  type PromotionFault,
} from './changes.ts'
import { cutOf } from './cutPrice.ts'
import { previewCut } from './preview.ts'
import {
  promotionOf,
  promotionsFrom,
  promotionsOfProduct,
  targetsOf,
  type PromotionRow,
} from './repository.ts'
import { knownTargets, type TargetFault } from './targets.ts'
import { wirePromotion } from './wire.ts'

/**
 * Promotions: price cuts of categories and products for some time. A change of one is in the audit log, and the prices follow
 * once `renewPromotions` has renewed them.
 */
export interface PromotionService {
  /** @param after the `next` of the part before */
  list(query: {
    state?: PromotionState | undefined
    after?: string | undefined
  }): Promise<WirePart<Promotion>>
  show(id: string): Promise<Result<Promotion, 'notFound'>>
  /** What a promotion would do. Nothing is changed. */
  preview(sent: PreviewPromotion): Promise<Result<PromotionPreview, 'percentOrAmount' | TargetFault>>
  /**
   * @param key of the request: it creates one promotion, however often it is sent
   * @returns `notFound`: an earlier request with the key created it, and it was deleted since
   */
  create(
    actor: Actor,
    sent: NewPromotion,
    key: string | undefined,
  ): Promise<Result<Promotion, PromotionFault | 'keyReused' | 'notFound'>>
  /** Changes the version that was seen. */
  change(actor: Actor, id: string, change: ChangePromotion): Promise<Result<Promotion, ChangeRefusal>>
  /** Ends a promotion that is on. */
  end(actor: Actor, id: string, version: number): Promise<Result<Promotion, ChangeRefusal>>
  /** Deletes a promotion that hasn't begun. */
  delete(actor: Actor, id: string, version: number): Promise<Result<null, ChangeRefusal>>
  /** Those of a product that run or are planned, the first one first. */
  ofProduct(productId: string): Promise<Promotion[]>
}

/** Promotions in one answer. */
const PART = 20

export function createPromotionService(db: Database): PromotionService {
  async function wired(rows: readonly PromotionRow[]): Promise<Promotion[]> {
    const targets = await targetsOf(
      db,
      rows.map(({ id }) => id),
    )
    const ofPromotion = Map.groupBy(targets, ({ promotionId }) => promotionId)
    return rows.map((row) => wirePromotion(row, ofPromotion.get(row.id) ?? []))
  }

  async function show(id: string): Promise<Result<Promotion, 'notFound'>> {
    const row = isUuid(id) ? await promotionOf(db, id) : null
    const [promotion] = row === null ? [] : await wired([row])
    return promotion === undefined ? fail('notFound') : succeed(promotion)
  }

  async function changed(
    id: string,
    work: (transaction: Transaction) => Promise<ChangeRefusal | null>,
  ): Promise<Result<Promotion, ChangeRefusal>> {
    if (!isUuid(id)) return fail('notFound')
    const why = await retryIfDeleted(() => inTransaction(db, work))
    return why === null ? show(id) : fail(why)
  }

  return {
    async list({ state, after }) {
      if (after !== undefined && !isUuid(after)) return { next: null, results: [] }
      const rows = await promotionsFrom(db, { wanted: state, after, limit: PART + 1 })
      const { next } = partOf(rows, PART, ({ id }) => id)
      return { next, results: await wired(rows.slice(0, PART)) }
    },

    show,

    async preview(sent) {
      const cut = cutOf(sent)
      if (cut === null) return fail('percentOrAmount')
      const targets = await knownTargets(db, sent)
      return targets.ok ? succeed(await previewCut(db, cut, targets.value)) : targets
    },

    async create(actor, sent, key) {
      const write = { userId: actor.id, key, request: ['promotion.create', sent] }
      const created = await writeOnce(db, write, (transaction) => createPromotion(transaction, actor, sent))
      return created.ok ? show(created.value) : created
    },

    change: (actor, id, change) =>
      changed(id, (transaction) => changePromotion(transaction, actor, id, change)),

    end: (actor, id, version) => changed(id, (transaction) => endPromotion(transaction, actor, id, version)),

    async delete(actor, id, version) {
      if (!isUuid(id)) return fail('notFound')
      const why = await inTransaction(db, (transaction) => deletePromotion(transaction, actor, id, version))
      return why === null ? succeed(null) : fail(why)
    },

    ofProduct: async (productId) =>
      isUuid(productId) ? wired(await promotionsOfProduct(db, productId)) : [],
  }
}

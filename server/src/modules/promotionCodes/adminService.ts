import {
  toGel,
  toTetri,
  type ChangePromotionCode,
  type NewPromotionCode,
  type PromotionCode,
} from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { partOf, type WirePart } from '../paging.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { cutOf, wireCut, type PriceCut } from '../promotions/cutPrice.ts'
import { isUuid } from '../uuid.ts'
import { dateOf } from '../wireDate.ts'
import { codesFrom, insertCode, lockCode, updateCode, type PromotionCodeRow } from './repository.ts'

/** What is wrong with a new code. */
export type NewCodeFault = 'taken' | 'percentOrAmount' | 'minimumTooLow' | 'endsBeforeStart'
/** Why a code wasn't changed; `changedMeanwhile`: it has another version by now. */
export type CodeChangeRefusal = 'notFound' | 'changedMeanwhile' | 'usedMoreOften' | 'endsBeforeStart'

/** Promotion codes, for staff. Each change is in the audit log. */
export interface PromotionCodeAdminService {
  /** A part of all codes, newest first. @param after the `next` of the part before */
  list(after: string | null): Promise<WirePart<PromotionCode>>
  create(actor: Actor, code: NewPromotionCode): Promise<Result<PromotionCode, NewCodeFault>>
  /** Changes the version that was seen. */
  change(
    actor: Actor,
    id: string,
    change: ChangePromotionCode,
  ): Promise<Result<PromotionCode, CodeChangeRefusal>>
}

/** Codes in one answer. */
const PART = 50

export function createPromotionCodeAdminService(db: Database): PromotionCodeAdminService {
  return {
    async list(after) {
      if (after !== null && !isUuid(after)) return { next: null, results: [] }
      return partOf(await codesFrom(db, { after, limit: PART + 1 }), PART, wireCode)
    },

    async create(actor, sent) {
      const planned = plannedCode(sent)
      if (!planned.ok) return planned
      return inTransaction(db, async (transaction): Promise<Result<PromotionCode, NewCodeFault>> => {
        const row = await insertCode(transaction, { id: newId(), ...planned.value })
        if (row === null) return fail('taken')
        const code = wireCode(row)
        await recordChange(transaction, {
          actor,
          action: 'promotionCode.create',
          subject: { kind: 'promotionCode', id: row.id },
          before: null,
          after: sent,
        })
        return succeed(code)
      })
    },

    async change(actor, id, { version, active, max_uses, ends_at }) {
      if (!isUuid(id)) return fail('notFound')
      return inTransaction(db, async (transaction): Promise<Result<PromotionCode, CodeChangeRefusal>> => {
        const row = await lockCode(transaction, id)
        if (row === null) return fail('notFound')
        if (row.version !== version) return fail('changedMeanwhile')
        const endsAt = ends_at == null ? ends_at : new Date(ends_at)
        if (max_uses != null && max_uses < row.used) return fail('usedMoreOften')
        if (isBefore(endsAt, row.startsAt)) return fail('endsBeforeStart')
        const changed = await updateCode(transaction, id, {
          ...(active !== undefined && { active }),
          ...(max_uses !== undefined && { maxUses: max_uses }),
          ...(endsAt !== undefined && { endsAt }),
        })
        await recordChange(transaction, {
          actor,
          action: 'promotionCode.change',
          subject: { kind: 'promotionCode', id },
          before: changeable(row),
          after: changeable(changed),
        })
        return succeed(wireCode(changed))
      })
    },
  }
}

/** The columns of a new code, or what is wrong with it. */
function plannedCode(sent: NewPromotionCode): Result<ReturnType<typeof columnsOf>, NewCodeFault> {
  const cut = cutOf(sent)
  if (cut === null) return fail('percentOrAmount')
  const columns = columnsOf(sent, cut)
  const { amountTetri, minTotalTetri, startsAt, endsAt } = columns
  // An order always costs something.
  if (amountTetri !== null && (amountTetri < 1 || amountTetri >= minTotalTetri)) return fail('minimumTooLow')
  return isBefore(endsAt, startsAt) ? fail('endsBeforeStart') : succeed(columns)
}

const isBefore = (end: Date | null | undefined, start: Date | null) =>
  end != null && start !== null && end <= start

function columnsOf(sent: NewPromotionCode, cut: PriceCut) {
  return {
    code: sent.code,
    ...cut,
    minTotalTetri: toTetri(sent.min_total),
    perCustomer: sent.per_customer,
    maxUses: sent.max_uses,
    startsAt: dateOf(sent.starts_at),
    endsAt: dateOf(sent.ends_at),
  }
}

const changeable = ({ active, maxUses, endsAt }: PromotionCodeRow) => ({
  active,
  max_uses: maxUses,
  ends_at: endsAt?.toISOString() ?? null,
})

function wireCode(row: PromotionCodeRow): PromotionCode {
  return {
    id: row.id,
    code: row.code,
    ...wireCut(row),
    min_total: toGel(row.minTotalTetri),
    per_customer: row.perCustomer,
    starts_at: row.startsAt?.toISOString() ?? null,
    ...changeable(row),
    used: row.used,
    version: row.version,
    created_at: row.createdAt.toISOString(),
  }
}

import { discountOf, toGel, toTetri, type CheckedPromotionCode, type Tetri } from '@dukani/contracts'
import type { Database, Executor } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { usableCode } from './codeUses.ts'

/**
 * Why a code takes nothing off: it can't be used, whatever the reason, or the goods cost less than its lowest sum. The second
 * reveals that the code exists and its lowest sum, so that the customer knows what is missing.
 */
export type CodeRefusal = { reason: 'codeInvalid' } | { reason: 'codeMinimum'; minimum: Tetri }

/** A code that applies to an order. */
export interface AppliedCode {
  codeId: string
  code: string
  discountTetri: Tetri
}

/** What a code takes off a sum of goods, if the customer may use it now. @param code upper case */
export async function applyCode(
  db: Executor,
  { code, userId, totalTetri }: { code: string; userId: string; totalTetri: Tetri },
): Promise<Result<AppliedCode, CodeRefusal>> {
  const found = await usableCode(db, { code, userId })
  if (found === null) return fail({ reason: 'codeInvalid' })
  if (totalTetri < found.minTotalTetri) return fail({ reason: 'codeMinimum', minimum: found.minTotalTetri })
  return succeed({ codeId: found.id, code: found.code, discountTetri: discountOf(found, totalTetri) })
}

export interface PromotionCodeService {
  /** What a code would take off a cart. The order checks it again. @param subtotal GEL */
  check(
    userId: string,
    wanted: { code: string; subtotal: number },
  ): Promise<Result<CheckedPromotionCode, CodeRefusal>>
}

export function createPromotionCodeService(db: Database): PromotionCodeService {
  return {
    async check(userId, { code, subtotal }) {
      const totalTetri = toTetri(subtotal)
      const applied = await applyCode(db, { code, userId, totalTetri })
      if (!applied.ok) return applied
      const { discountTetri } = applied.value
      return succeed({
        code: applied.value.code,
        discount: toGel(discountTetri),
        total: toGel(totalTetri - discountTetri),
      })
    },
  }
}

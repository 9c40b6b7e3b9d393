import type { ShopMail } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { WHOLE_ORDER } from '../../db/orderSchema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { partOf, type WirePart } from '../paging.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './adminRepository.ts'

/** The queue of mails about orders, for staff. */
export interface MailAdminService {
  /** The mails that aren't sent, newest first. @param query.state undefined: both */
  list(query: {
    state?: 'waiting' | 'failed' | undefined
    after?: string | undefined
  }): Promise<WirePart<ShopMail>>
  /** Sends a mail as soon as possible. `changedMeanwhile`: it was sent. The log has each request. */
  retry(actor: Actor, id: string): Promise<Result<null, 'notFound' | 'changedMeanwhile'>>
}

/** Mails in one answer. */
const PART = 50

export function createMailAdminService(db: Database): MailAdminService {
  return {
    async list({ state, after }) {
      const last = after === undefined ? undefined : nameOf(after)
      if (last === null) return { next: null, results: [] }
      const rows = await repository.unsentMails(db, { state, after: last, limit: PART + 1 })
      return partOf(
        rows.map((row) => ({ ...row, id: idOf(row) })),
        PART,
        wireMail,
      )
    },

    async retry(actor, id) {
      const name = nameOf(id)
      if (name === null) return fail('notFound')
      return inTransaction(db, async (transaction) => {
        const mail = await repository.lockMail(transaction, name)
        if (mail === null) return fail('notFound')
        if (mail.sentAt !== null) return fail('changedMeanwhile')
        await repository.requeueMail(transaction, name)
        await recordChange(transaction, {
          actor,
          action: 'mail.retry',
          subject: { kind: 'mail', id },
          before: { attempts: mail.attempts },
          after: { attempts: 0 },
        })
        return succeed(null)
      })
    },
  }
}

const idOf = ({ orderId, kind, about }: repository.MailName) =>
  [orderId, kind, ...(about === WHOLE_ORDER ? [] : [about])].join('.')

/** null: no mail has this id. */
function nameOf(id: string): repository.MailName | null {
  const [orderId = '', kind = '', about = WHOLE_ORDER] = id.split('.')
  return isUuid(orderId) && isUuid(about) ? { orderId, kind, about } : null
}

function wireMail(row: repository.UnsentMail & { id: string }): ShopMail {
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    attempts: row.attempts,
    order: { id: row.orderId, order_number: row.number },
    state: row.hasFailed ? 'failed' : 'waiting',
    created_at: row.createdAt.toISOString(),
  }
}

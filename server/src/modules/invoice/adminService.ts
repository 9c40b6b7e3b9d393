import type { Buffer } from 'node:buffer'
import type { PaperKind } from '@dukani/contracts'
import type { SellerConfig } from '../../config/seller.ts'
import type { Database } from '../../db/database.ts'
import { ordersToPrint } from '../orders/printRepository.ts'
import { invoiceOf } from './invoice.ts'
import { packingSlipOf } from './packingSlip.ts'
import type { PaperReader } from './paper.ts'
import { createPaperPrinter } from './printer.ts'

/** Invoices and packing slips of many orders at once, for staff. */
export interface PaperAdminService {
  /** One PDF, in the order of the ids; null if one of the orders isn't there. */
  papers(kind: PaperKind, ids: readonly string[], reader: PaperReader): Promise<Buffer | null>
  close(): Promise<void>
}

/** Jobs of up to MAX_PAPERS papers each that may wait, about a minute's work. */
const MAX_WAITING = 5

/** Its printer is a thread of its own, so that customers don't wait for the invoices of many orders. */
export function createPaperAdminService(db: Database, seller: () => SellerConfig): PaperAdminService {
  const printer = createPaperPrinter({ queue: MAX_WAITING })
  return {
    async papers(kind, ids, reader) {
      const found = new Map((await ordersToPrint(db, ids)).map((order) => [order.id, order]))
      const papers = ids.flatMap((id) => {
        const order = found.get(id.toLowerCase())
        if (order === undefined) return []
        return kind === 'invoice' ? invoiceOf(order, seller(), reader) : packingSlipOf(order, reader)
      })
      const [first, ...rest] = papers
      return first === undefined || papers.length < ids.length ? null : printer.print([first, ...rest])
    },
    close: printer.close,
  }
}

import type { Buffer } from 'node:buffer'
import type { SellerConfig } from '../../config/seller.ts'
import type { Database } from '../../db/database.ts'
import { ownOrder } from '../orders/repository.ts'
import { isUuid } from '../uuid.ts'
import { invoiceOf } from './invoice.ts'
import type { PaperReader } from './paper.ts'
import { createPaperPrinter } from './printer.ts'

/** Invoices of orders. Customers get only those of their own orders (API-05). */
export interface InvoiceService {
  /** null if the customer has no such order */
  invoice(
    customerId: string,
    orderId: string,
    reader: PaperReader,
  ): Promise<{ number: string; pdf: Buffer } | null>
  close(): Promise<void>
}

/**
 * Its printer is a worker thread that starts with the first invoice; `close` stops it.
 * @param seller printed on invoices, as it is then: they are made on request, also those of older orders
 */
export function createInvoiceService(db: Database, seller: () => SellerConfig): InvoiceService {
  const printer = createPaperPrinter()
  return {
    async invoice(customerId, orderId, reader) {
      const order = isUuid(orderId) ? await ownOrder(db, customerId, orderId) : null
      if (order === null) return null
      return { number: order.number, pdf: await printer.print([invoiceOf(order, seller(), reader)]) }
    },
    close: printer.close,
  }
}

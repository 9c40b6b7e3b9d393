import type { Id } from '@dukani/contracts'
import { persisted } from '../state/persisted.ts'

/** For all tabs: a bank's app opens another one. Where storage is refused the way back leads to the list of orders. */
const sent = persisted({ key: 'dukani.sentToPay', read })

/** Remembers the order with which a customer goes to the page of a bank, which may not name it on the way back (ROUTE-03). */
export function rememberSentToPay(customer: Id, order: Id): void {
  sent.set({ customer: String(customer), order: String(order) })
}

/** The order that this browser last sent a customer to pay; null when there is none, or it was another customer's. */
export function lastSentToPay(customer: Id): string | null {
  const last = sent.get()
  return last?.customer === String(customer) ? last.order : null
}

function read(text: string): { customer: string; order: string } | null {
  const kept: unknown = JSON.parse(text)
  if (typeof kept !== 'object' || kept === null) return null
  const { customer, order }: { customer?: unknown; order?: unknown } = kept
  return typeof customer === 'string' && typeof order === 'string' ? { customer, order } : null
}

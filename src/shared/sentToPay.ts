import type { Id } from '@dukani/contracts'

const STORAGE_KEY = 'dukani.sentToPay'

/** Remembers the order with which a customer goes to the page of a bank, which may not name it on the way back (ROUTE-03). */
export function rememberSentToPay(customer: Id, order: Id): void {
  try {
    // For all tabs: a bank's app opens another one.
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ customer: String(customer), order: String(order) }))
  } catch {
    // Refused or full: the way back leads to the list of orders.
  }
}

/** The order that this browser last sent a customer to pay; null when there is none, or it was another customer's. */
export function lastSentToPay(customer: Id): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { customer: whose, order }: { customer?: unknown; order?: unknown } = kept
    return whose === String(customer) && typeof order === 'string' ? order : null
  } catch {
    return null
  }
}

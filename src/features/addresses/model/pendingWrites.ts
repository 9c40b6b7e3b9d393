import type { Address, AddressField, Id } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'
import { createWriteQueue } from '#shared/state/createWriteQueue.ts'
import { perPage } from '#shared/state/perPage.ts'

/** A write that the server hasn't answered yet. */
export type PendingWrite =
  { kind: 'change'; id: Id; field: AddressField; text: string } | { kind: 'remove'; id: Id }

/**
 * The writes of a page's address books, by the address: two quick edits of one never cross, and a deletion comes last.
 */
export const addressWrites = perPage(() => createWriteQueue<PendingWrite>())

/** The addresses as they are once all that is on its way has been done; those that nothing touches stay the same objects. */
export function withPending(
  addresses: readonly Address[],
  pending: readonly PendingWrite[],
): readonly Address[] {
  return pending.reduce((list, write) => withWrite(list, write), addresses)
}

function withWrite(addresses: readonly Address[], write: PendingWrite): readonly Address[] {
  if (write.kind === 'remove') return addresses.filter(({ id }) => !sameId(id, write.id))
  return withField(addresses, write)
}

/** The addresses with another text in a field of one of them. */
export function withField(
  addresses: readonly Address[],
  { id, field, text }: Pick<PendingWrite & { kind: 'change' }, 'id' | 'field' | 'text'>,
): readonly Address[] {
  return addresses.map((address) => (sameId(address.id, id) ? { ...address, [field]: text } : address))
}

import type { SavedItem } from '@dukani/contracts'
import { keyOf, type PendingChange } from './pendingChanges.ts'

/** The list with all pending changes applied. */
export function applyPending(
  known: readonly SavedItem[],
  pendingChanges: readonly PendingChange[],
): readonly SavedItem[] {
  const added = pendingChanges.filter(
    ({ item, isWanted }) => isWanted && !known.some((one) => keyOf(one) === keyOf(item)),
  )
  const left = known.filter(
    (one) => !pendingChanges.some(({ item, isWanted }) => !isWanted && keyOf(item) === keyOf(one)),
  )
  return [...added.map(({ item }) => item).reverse(), ...left]
}

import type { Address, Id, ManualAddress } from '@dukani/contracts'
import { useEffect, useState } from 'react'
import { useAskAddress } from '#shared/address/AddressPrompt.tsx'
import { NO_ADDRESS, typedAddressOf, type TypedAddress } from '#shared/address/typedAddress.ts'
import { contentOf } from '../model/addressContent.ts'
import { deleteAddressDraft, saveAddressDraft, savedAddressDraft } from '../model/addressDraft.ts'

/** A new address that isn't saved yet. */
export interface AddressDraft {
  begin: TypedAddress
  /** Which it is since the book was opened; 0 is one of an earlier opening. */
  count: number
}

export interface NewAddressState {
  /** null while none is begun */
  draft: AddressDraft | null
  /** Begins one by the picker. */
  pick: () => void
  /** Begins one to be typed. */
  type: () => void
  /** It is over: saved, or not wanted. @param saved what was saved; another one that was begun meanwhile stays */
  end: (saved?: Partial<ManualAddress>) => void
}

/**
 * The new address of a customer's book. What was typed or picked is there again when the profile was closed over it, or
 * the page loaded anew (AUTH-11), until it is saved or given up.
 */
export function useNewAddress(customer: Id, saved: readonly Address[]): NewAddressState {
  const [draft, setDraft] = useState(() => savedDraftOf(customer))
  const begin = (address: TypedAddress) =>
    setDraft((last) => ({ begin: address, count: (last?.count ?? 0) + 1 }))
  const pick = useAskAddress((selection) => {
    const address = typedAddressOf(selection)
    saveAddressDraft(customer, address)
    begin(address)
  })
  const end = (texts?: Partial<ManualAddress>) => {
    deleteAddressDraft(customer, texts)
    setDraft(null)
  }

  // It was being saved when the profile was closed, and is saved now.
  const [arrived, setArrived] = useState<ManualAddress | null>(null)
  if (draft?.count === 0 && saved.some((address) => contentOf(address) === contentOf(draft.begin.texts))) {
    setArrived(draft.begin.texts)
    setDraft(null)
  }
  useEffect(() => {
    if (arrived !== null) deleteAddressDraft(customer, arrived)
  }, [customer, arrived])

  return { draft, pick, type: () => begin(NO_ADDRESS), end }
}

function savedDraftOf(customer: Id): AddressDraft | null {
  const kept = savedAddressDraft(customer)
  return kept && { begin: kept, count: 0 }
}

import { zodResolver } from '@hookform/resolvers/zod'
import { manualAddressSchema, type Address, type ManualAddress } from '@dukani/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ApiError } from '#shared/api/ApiError.ts'
import { showRefusal } from '#shared/forms/showRefusal.ts'
import type { Delivery } from '../model/orderBody.ts'
import { ADDRESS_FIELDS, NO_ADDRESS } from '../model/typedAddress.ts'

/** The customer's saved addresses, as far as they are known. */
export interface SavedChoice {
  addresses: readonly Address[]
  isLoading: boolean
  /** they could not be loaded, and none are known */
  hasFailed: boolean
  retry: () => void
}

/**
 * Where the order goes: to a saved address, the first one until another is chosen, or to one that is typed, which is
 * the only way where none are saved or known (CHECK-01, CHECK-02, CHECK-11). What was typed stays, whatever is chosen.
 */
export function useDelivery(saved: SavedChoice) {
  const form = useForm<ManualAddress>({
    resolver: zodResolver(manualAddressSchema),
    // Not before a field is left, and from then on with every key (3.1 of the shopper's research).
    mode: 'onTouched',
    defaultValues: NO_ADDRESS,
  })
  // undefined: nothing has been chosen by hand.
  const [wanted, setWanted] = useState<string | null>()
  const first = saved.addresses[0]
  const known = saved.addresses.find(({ id }) => String(id) === wanted)
  const chosen = wanted === null ? undefined : (known ?? first)

  /** Checks the address and gives it to `send`; what the server says about its fields is shown there. */
  async function submit(send: (to: Delivery) => Promise<ApiError | null>): Promise<void> {
    if (chosen !== undefined) {
      await send({ kind: 'saved', id: chosen.id })
      return
    }
    await form.handleSubmit(async (address) => {
      const error = await send({ kind: 'typed', address })
      if (error !== null) showRefusal(form, ADDRESS_FIELDS, error)
    })()
  }

  return {
    form,
    saved: saved.addresses,
    isLoading: saved.isLoading,
    hasFailed: saved.hasFailed,
    retry: saved.retry,
    /** the id of the chosen address; null while one is typed */
    chosen: chosen === undefined ? null : String(chosen.id),
    choose: setWanted,
    submit,
  }
}

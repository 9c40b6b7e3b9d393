import { zodResolver } from '@hookform/resolvers/zod'
import {
  ADDRESS_FIELDS,
  manualAddressSchema,
  type Address,
  type ManualAddress,
  type MapSelection,
} from '@dukani/contracts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ApiError } from '#shared/api/ApiError.ts'
import { saveDraft, savedDraft } from '#shared/forms/savedDraft.ts'
import { showServerErrors } from '#shared/forms/showServerErrors.ts'
import { useCustomerId } from '#shared/session/session.ts'
import { NO_ADDRESS, typedAddressOf } from '#shared/address/typedAddress.ts'
import type { Delivery } from '../model/orderBody.ts'
import { ADDRESS_DRAFT, addressToSave } from '../model/addressToSave.ts'

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
 * the only way where none are saved or known (CHECK-01, CHECK-02, CHECK-11). What was typed stays, whatever is chosen,
 * and also through a session that ends (AUTH-11), until it is ordered to.
 */
export function useDelivery(saved: SavedChoice) {
  const customer = String(useCustomerId())
  const [kept] = useState(() => savedDraft(ADDRESS_DRAFT, customer, ADDRESS_FIELDS))
  const form = useForm<ManualAddress>({
    resolver: zodResolver(manualAddressSchema),
    // Not before a field is left, and from then on with every key (3.1 of the shopper's research).
    mode: 'onTouched',
    defaultValues: { ...NO_ADDRESS.texts, ...kept },
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(ADDRESS_DRAFT, customer, { ...values }),
      }),
    [subscribe, customer],
  )
  // undefined: nothing has been chosen by hand.
  const [wanted, setWanted] = useState<string | null | undefined>(
    Object.values(kept).some((text) => text !== '') ? null : undefined,
  )
  const [point, setPoint] = useState(NO_ADDRESS.point)
  const [isToSave, setToSave] = useState(false)
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
      const toSave = isToSave ? addressToSave(address, point, saved.addresses) : null
      const error = await send({ kind: 'typed', address, toSave })
      if (error !== null) showServerErrors(form, ADDRESS_FIELDS, error)
    })()
  }

  /** Puts a place that was chosen on the map into the fields; what it doesn't tell is marked, to be typed. */
  function fill(selection: MapSelection): void {
    const place = typedAddressOf(selection)
    for (const field of ADDRESS_FIELDS) form.setValue(field, place.texts[field], { shouldDirty: true })
    setPoint(place.point)
    void form.trigger(undefined, { shouldFocus: true })
  }

  return {
    form,
    fill,
    /** whether the address that is typed was pointed at on the map */
    hasPoint: point.latitude !== null,
    dropPoint: () => setPoint(NO_ADDRESS.point),
    isToSave,
    setToSave,
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

import type { Address, AddressField, CreateAddress, Id } from '@dukani/contracts'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { sameId } from '#shared/api/adapters/values.ts'
import { ApiError, asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useSessionStore } from '#shared/session/SessionStoreContext.ts'
import { createOnceFor } from '../model/createOnce.ts'
import { addressWrites, withField } from '../model/pendingWrites.ts'
import { addressKey } from './addressKey.ts'
import { changeAddress } from './changeAddress.ts'
import { createAddress } from './createAddress.ts'
import { deleteAddress } from './deleteAddress.ts'
import { fetchAddresses } from './fetchAddresses.ts'

/** What a customer does to their address book. Each throws ApiError, of kind `auth` and without a call when there is no session. */
export interface AddressBookWrites {
  /** Saves an address, once, however often the same one is sent; the list has it then (PROF-11). */
  create: (address: CreateAddress) => Promise<Address>
  /** Changes a field of an address; lists show it at once, and as it was when that fails (PROF-04). */
  change: (id: Id, field: AddressField, text: string) => Promise<void>
  /** Deletes an address; it leaves the lists at once, and comes back when that fails (PROF-04). */
  remove: (id: Id) => Promise<void>
}

/** The changes of an address book, shared by all places that show it. */
export function useAddressWrites(customerId: Id): AddressBookWrites {
  const client = useApi()
  const { accessToken } = useSessionStore()
  const { mutate } = useSWRConfig()

  return useMemo(() => {
    const key = addressKey(customerId)
    /** Lets the list that is known be as the server has answered; one that isn't known yet is asked for. */
    const keep = async (change: (list: readonly Address[]) => readonly Address[]) => {
      const list = await mutate<readonly Address[]>(key, (known) => known && change(known), {
        revalidate: false,
      })
      if (list === undefined) void mutate(key)
    }
    /** Makes sure of the session. After a failure that leaves open what the server has, it is asked. */
    const send = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      try {
        if ((await accessToken()) === null) throw new ApiError('auth', 'no access token')
        return await work()
      } catch (error) {
        const { kind, status } = asApiError(error)
        if (status === 404 || kind === 'timeout' || kind === 'network') void mutate(key)
        throw error
      }
    }
    const { push } = addressWrites(client)
    const once = createOnceFor(client, customerId)

    return {
      create: (body) =>
        send(async () => {
          const made = await once(body, {
            create: () => createAddress(client, body),
            list: () => fetchAddresses(client),
          })
          await keep((list) => [...list.filter(({ id }) => !sameId(id, made.id)), made])
          return made
        }),
      change: (id, field, text) =>
        push(String(id), { kind: 'change', id, field, text }, () =>
          send(async () => {
            const answered = await changeAddress(client, id, field, text)
            await keep((list) => withField(list, { id, field, text: answered[field] }))
          }),
        ),
      remove: (id) =>
        push(String(id), { kind: 'remove', id }, () =>
          send(async () => {
            await deleteAddress(client, id)
            await keep((list) => list.filter((address) => !sameId(address.id, id)))
          }),
        ),
    }
  }, [client, customerId, accessToken, mutate])
}

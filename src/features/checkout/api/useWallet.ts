import { toTetri, type Tetri } from '@dukani/contracts'
import useSWR from 'swr'
import { gelOf, isRecord } from '#shared/api/adapters/values.ts'
import { parseError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'

export interface Wallet {
  /** null while it isn't known, or can't be */
  balance: Tetri | null
  /** fetches it again */
  refresh: () => void
}

/**
 * What the customer has in the shop: `GET /v1/wallet/`.
 * @param isWanted false: nothing is fetched
 */
export function useWallet(isWanted: boolean): Wallet {
  const client = useApi()
  const customer = useCustomerId()
  const key = isWanted && customer !== null ? (['wallet', String(customer)] as const) : null
  const { data, error, mutate } = useSWR<Tetri, unknown>(key, () =>
    client.request({ path: '/v1/wallet/', fresh: true, read: toBalance }),
  )
  return {
    balance: error === undefined ? (data ?? null) : null,
    refresh: () => {
      if (key !== null) void mutate()
    },
  }
}

/** @throws ApiError (parse) when it is no amount */
function toBalance(raw: unknown): Tetri {
  const balance = isRecord(raw) ? gelOf(raw['balance']) : null
  if (balance === null) throw parseError('a wallet')
  return toTetri(balance)
}

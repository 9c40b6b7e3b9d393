import { useMemo, useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { isRefused } from '#shared/api/isRefused.ts'
import { randomText } from '#shared/browser/randomText.ts'
import { useNow } from '#shared/hooks/useNow.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { useStore } from '#shared/state/createStore.ts'
import { readAgain } from '../api/readAgain.ts'
import { sendCount } from '../api/stock.ts'
import {
  changeRows,
  countStore,
  isForgotten,
  keepRows,
  NO_COUNT,
  type CountDraft,
  type SentCount,
} from '../model/countDraft.ts'
import { appliedRows, countBody, type AppliedRow, type CountRow } from '../model/countRows.ts'
import { useScans, type Scans } from './useScans.ts'

/** A count of stocks. */
export interface StockCounting extends Omit<Scans, 'endRound'> {
  rows: readonly CountRow[]
  change: (rows: readonly CountRow[]) => void
  /**
   * `sent`: the answer isn't known, so it can only be sent again; `forgotten`: nor can it be sent again, since the server
   * may have forgotten it
   */
  state: 'counting' | 'sent' | 'forgotten'
  isSending: boolean
  /** why the last attempt to apply it failed; null: it didn't */
  failure: string | null
  /** the stock was read again instead of applying the count; the names are those of what is no longer found */
  readAgain: { lost: readonly string[] } | null
  /** Applies it; one that is forgotten is compared with the stock of now instead. */
  apply: () => Promise<void>
  /** what was applied; null: nothing yet */
  applied: readonly AppliedRow[] | null
  /** Begins another count; what was counted is thrown away. */
  restart: () => void
}

const MINUTE_MS = 60_000

/** Counts stocks. What was counted is kept in the browser, for all its tabs, until it is applied. */
export function useStockCount(): StockCounting {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const account = String(useCustomerId())
  const store = useMemo(() => countStore(account), [account])
  const { rows, sent } = useStore(store) ?? NO_COUNT
  const { endRound, ...scans } = useScans(store)
  const now = useNow(MINUTE_MS)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [again, setAgain] = useState<StockCounting['readAgain']>(null)
  const [applied, setApplied] = useState<readonly AppliedRow[] | null>(null)

  /** @returns whether it was applied; false: an earlier version of it may have been */
  async function send({ rows: counted }: CountDraft, attempt: SentCount): Promise<boolean> {
    // Another tab may have begun another count meanwhile.
    const isShown = () => store.get()?.sent?.key === attempt.key
    store.set({ rows: counted, sent: attempt })
    try {
      setApplied(appliedRows(counted, await sendCount(client, countBody(counted), attempt.key)))
      if (isShown()) store.set(null)
      return true
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.status === KEY_REUSED) return false
      if (isRefused(error) && isShown()) keepRows(store, counted)
      throw error
    }
  }

  async function compareAgain(counted: readonly CountRow[]): Promise<void> {
    const { rows: fresh, lost } = await readAgain(client, counted)
    keepRows(store, fresh)
    setAgain({ lost })
  }

  async function apply(): Promise<void> {
    const draft = store.get()
    if (isBusy.current || draft === null) return
    isBusy.current = true
    endRound()
    setSending(true)
    setFailure(null)
    setAgain(null)
    try {
      const attempt = draft.sent ?? { key: randomText(), at: Date.now() }
      const isDone = !isForgotten(attempt, Date.now()) && (await send(draft, attempt))
      if (!isDone) await compareAgain(draft.rows)
    } catch (error) {
      setFailure(errorText(error, shop, t('admin.changeFailed')))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    ...{ rows, isSending, failure, readAgain: again, apply, applied },
    ...scans,
    state: sent === null ? 'counting' : isForgotten(sent, now) ? 'forgotten' : 'sent',
    change: (changed) => void changeRows(store, () => changed),
    restart() {
      endRound()
      store.set(null)
      setFailure(null)
      setAgain(null)
      setApplied(null)
    },
  }
}

/** The status of an answer about a key that was used for something else. */
const KEY_REUSED = 422

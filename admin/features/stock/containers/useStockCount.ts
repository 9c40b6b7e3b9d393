import { useMemo, useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { isKeyReused } from '#shared/api/isKeyReused.ts'
import { isRefused } from '#shared/api/isRefused.ts'
import { randomText } from '#shared/browser/randomText.ts'
import { browserLocks, withTabLock } from '#shared/browser/withTabLock.ts'
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
   * `review`: it is compared with the stock; `sent`: the answer isn't known, so it can only be sent again; `forgotten`: nor
   * can it be sent again, since the server may have forgotten it
   */
  state: 'counting' | 'review' | 'sent' | 'forgotten'
  /** Shows the comparison with the stock. */
  review: () => void
  /** Goes back from it to counting. */
  goOn: () => void
  isSending: boolean
  /** why the last attempt to apply it failed; null: it didn't */
  failure: string | null
  /** the stock was read again instead of applying the count; the names are those of what is no longer found */
  readAgain: { lost: readonly string[] } | null
  /** Applies the count. A forgotten one is compared with the current stock instead. */
  apply: () => Promise<void>
  /** what was applied; null: nothing yet */
  applied: readonly AppliedRow[] | null
  /** Throws away what was counted. */
  discard: () => void
  /** Goes on from what was applied to another count. */
  restart: () => void
}

/** The lock that one tab at a time holds while it applies a count. */
const LOCK = 'stock-count'

const MINUTE_MS = 60_000

/** Counts stocks. The browser stores the count for all its tabs until it is applied. */
export function useStockCount(): StockCounting {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const account = String(useCustomerId())
  const store = useMemo(() => countStore(account), [account])
  const { rows, sent } = useStore(store) ?? NO_COUNT
  const { endRound, ...scans } = useScans(store)
  const now = useNow(MINUTE_MS)
  const [isReviewed, setReviewed] = useState(false)
  // Nothing is left of what was reviewed: the next thing is counted first.
  if (isReviewed && rows.length === 0) setReviewed(false)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [again, setAgain] = useState<StockCounting['readAgain']>(null)
  const [applied, setApplied] = useState<readonly AppliedRow[] | null>(null)

  /** Whether it is still the count of the tabs: another one may have begun another count. */
  const isCurrent = ({ key }: SentCount) => store.get()?.sent?.key === key

  /** @returns whether it was applied; false: an earlier version of it may have been */
  async function send({ rows: counted }: CountDraft, attempt: SentCount): Promise<boolean> {
    store.set({ rows: counted, sent: attempt })
    try {
      setApplied(appliedRows(counted, await sendCount(client, countBody(counted), attempt.key)))
      if (isCurrent(attempt)) store.set(null)
      return true
    } catch (thrown) {
      const error = asApiError(thrown)
      if (isKeyReused(error)) return false
      if (isRefused(error) && isCurrent(attempt)) keepRows(store, counted)
      throw error
    }
  }

  async function compareAgain(counted: readonly CountRow[], attempt: SentCount): Promise<void> {
    const { rows: fresh, lost } = await readAgain(client, counted)
    if (!isCurrent(attempt)) return
    keepRows(store, fresh)
    setAgain({ lost })
  }

  /** @param seen what was on the screen: nothing else is applied */
  async function applyDraft(seen: CountDraft): Promise<void> {
    const draft = store.get()
    if (draft === null || JSON.stringify(draft.rows) !== JSON.stringify(seen.rows)) return setReviewed(false)
    const attempt = draft.sent ?? { key: randomText(), at: Date.now() }
    const isDone = !isForgotten(attempt, Date.now()) && (await send(draft, attempt))
    if (!isDone) await compareAgain(draft.rows, attempt)
  }

  async function apply(): Promise<void> {
    const seen = store.get()
    if (isBusy.current || seen === null) return
    isBusy.current = true
    endRound()
    // A count that is refused stays in sight, with the reason.
    setReviewed(true)
    setSending(true)
    setFailure(null)
    setAgain(null)
    try {
      // Two tabs would send the same rows under two keys.
      await withTabLock(LOCK, () => applyDraft(seen), browserLocks())
    } catch (error) {
      setFailure(errorText(error, shop, t('admin.changeFailed')))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  function restart(): void {
    endRound()
    setFailure(null)
    setAgain(null)
    setApplied(null)
  }

  return {
    ...{ rows, isSending, failure, readAgain: again, apply, applied },
    ...scans,
    state: stateOf(sent, isReviewed, now),
    change: (changed) => void changeRows(store, () => changed),
    review: () => setReviewed(true),
    goOn() {
      setReviewed(false)
      setFailure(null)
    },
    discard() {
      store.set(null)
      restart()
    },
    restart,
  }
}

function stateOf(sent: SentCount | null, isReviewed: boolean, now: number): StockCounting['state'] {
  if (sent !== null) return isForgotten(sent, now) ? 'forgotten' : 'sent'
  return isReviewed ? 'review' : 'counting'
}

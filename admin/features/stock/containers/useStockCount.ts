import { useEffect, useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { lookupCode, sendCount } from '../api/stock.ts'
import { countDraft, newCount, type CountDraft } from '../model/countDraft.ts'
import {
  appliedRows,
  countBody,
  itemName,
  scanned,
  type AppliedRow,
  type CountRow,
} from '../model/countRows.ts'

/** A count of stocks. */
export interface StockCounting {
  rows: readonly CountRow[]
  /** the last code: what it belongs to, or why it wasn't added; null: there was none */
  last: { isAdded: boolean; text: string } | null
  /** Adds one piece of what a code belongs to. */
  scan: (code: string) => Promise<void>
  change: (rows: readonly CountRow[]) => void
  /** it was sent and the answer isn't known: it can only be sent again */
  isSent: boolean
  isSending: boolean
  /** why the last attempt to apply it failed; null: it didn't */
  failure: string | null
  apply: () => Promise<void>
  /** what was applied; null: nothing yet */
  applied: readonly AppliedRow[] | null
  /** Begins another count; what was counted is thrown away. */
  restart: () => void
}

/** Counts stocks. What was counted is kept in the browser until it is applied. */
export function useStockCount(): StockCounting {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const stored = countDraft(String(useCustomerId()))
  const [draft, setDraft] = useState<CountDraft>(() => stored.get() ?? newCount())
  const [last, setLast] = useState<StockCounting['last']>(null)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [applied, setApplied] = useState<readonly AppliedRow[] | null>(null)
  const { key, rows, isSent } = draft
  useEffect(() => stored.set(rows.length === 0 ? null : draft))

  async function scan(code: string): Promise<void> {
    try {
      const item = rows.find((row) => row.code === code)?.item ?? (await lookupCode(client, code))
      setDraft((now) => ({ ...now, rows: scanned(now.rows, item, code) }))
      setLast({ isAdded: true, text: t('admin.stock.added', { name: itemName(item) }) })
    } catch (error) {
      const why = errorText(error, shop, t('admin.failed'))
      setLast({ isAdded: false, text: `${code}: ${why}` })
    }
  }

  async function apply(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(null)
    setDraft((now) => ({ ...now, isSent: true }))
    try {
      setApplied(appliedRows(rows, await sendCount(client, countBody(rows), key)))
      setDraft(newCount())
    } catch (error) {
      setFailure(errorText(error, shop, t('admin.changeFailed')))
      // Nothing was changed, so what was counted may be changed and sent as another count.
      const { isRefusal, kind } = asApiError(error)
      if (isRefusal || kind === 'offline') setDraft((now) => ({ ...now, key: newCount().key, isSent: false }))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    ...{ rows, last, scan, isSent, isSending, failure, apply, applied },
    change: (changed) => setDraft((now) => ({ ...now, rows: changed })),
    restart: () => {
      setDraft(newCount())
      setLast(null)
      setFailure(null)
      setApplied(null)
    },
  }
}

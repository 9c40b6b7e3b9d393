import { MOST_COUNTED } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { lookupCode } from '../api/stock.ts'
import { changeRows, NO_COUNT, type CountStore } from '../model/countDraft.ts'
import { hasRoomFor, itemName, scanned } from '../model/countRows.ts'

/** What became of a scanned or typed code. */
export interface Scan {
  id: number
  isAdded: boolean
  text: string
}

/** The codes of a count. */
export interface Scans {
  /** the last ones, newest first */
  scans: readonly Scan[]
  /** Adds one piece of what a code belongs to. */
  scan: (code: string) => Promise<void>
  /** codes are being looked up */
  isLooking: boolean
  /** Ends the round: what is still being looked up isn't added. */
  endRound: () => void
}

/** How many of the last codes are listed. */
const LISTED = 5

/** Adds what codes belong to to a count. */
export function useScans(store: CountStore): Scans {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const [scans, setScans] = useState<readonly Scan[]>([])
  const [looking, setLooking] = useState(0)
  const round = useRef(0)
  const lastId = useRef(0)

  const report = (isAdded: boolean, text: string) => {
    const id = (lastId.current += 1)
    setScans((before) => [{ id, isAdded, text }, ...before].slice(0, LISTED))
  }

  async function find(code: string): Promise<void> {
    const began = round.current
    const known = (store.get() ?? NO_COUNT).rows.find((row) => row.code === code)?.item
    const item = known ?? (await lookupCode(client, code))
    const isOver = began !== round.current
    if (!hasRoomFor((store.get() ?? NO_COUNT).rows, item))
      report(false, t('admin.stock.full', { code, limit: MOST_COUNTED }))
    else if (isOver || !changeRows(store, (rows) => scanned(rows, item, code)))
      report(false, t('admin.stock.late', { code }))
    else report(true, t('admin.stock.added', { name: itemName(item) }))
  }

  return {
    scans,
    async scan(code) {
      setLooking((count) => count + 1)
      try {
        await find(code)
      } catch (error) {
        report(false, `${code}: ${errorText(error, shop, t('admin.failed'))}`)
      } finally {
        setLooking((count) => count - 1)
      }
    },
    isLooking: looking > 0,
    endRound() {
      round.current += 1
      setScans([])
    },
  }
}

import type { BulkState } from '@dukani/contracts'
import { useEffect, useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { proceedBulk } from '../api/bulk.ts'

const LEFT = { apply: 'waiting', undo: 'applied' } as const

/** A bulk edit that is applied or undone, a part at a time. */
export interface BulkRunState {
  /** null: nothing is under way */
  running: 'apply' | 'undo' | null
  /** why it stopped */
  failure: string | null
  start: (way: 'apply' | 'undo') => void
  /** Stops after the part that is under way. */
  stop: () => void
}

/**
 * Applies a change or takes it back. It stops when the page is left.
 * @param onState called with how far it is after each part
 * @param onEnd called when it stops
 */
export function useBulkRun(
  id: BulkState['id'],
  onState: (state: BulkState) => void,
  onEnd: () => void,
): BulkRunState {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const [running, setRunning] = useState<'apply' | 'undo' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const stopper = useRef(new AbortController())
  useEffect(() => () => stopper.current.abort(), [])

  async function run(way: 'apply' | 'undo'): Promise<void> {
    const { signal } = (stopper.current = new AbortController())
    setRunning(way)
    setFailure(null)
    try {
      for (let left = 1; left > 0 && !signal.aborted;) {
        const state = await proceedBulk(client, id, way)
        onState(state)
        left = state.counts[LEFT[way]]
      }
    } catch (error) {
      setFailure(errorText(error, shop, t('admin.changeFailed')))
    } finally {
      setRunning(null)
      onEnd()
    }
  }
  return {
    running,
    failure,
    start: (way) => void run(way),
    stop: () => stopper.current.abort(),
  }
}

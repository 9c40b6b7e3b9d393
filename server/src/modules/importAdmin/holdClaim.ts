import type { Database } from '../../db/database.ts'
import { ClaimLostError, renewClaim, type Claim } from './claims.ts'
import type { StoredProgress } from './report.ts'

/** A member of the staff cancelled the import. */
export class CancelledError extends Error {
  override name = 'CancelledError'
}

/** How often (ms) a claim is renewed, and the progress stored. */
const RENEW_MS = 1_000

/** A claim that is being held. */
export interface Hold {
  /** aborted when the import was cancelled or the claim is lost, or with the `stop` that was passed */
  signal: AbortSignal
  /** Stores the progress of the import, at the next renewal. */
  show: (progress: StoredProgress) => void
  /** Aborts it as cancelled. */
  cancel: () => void
  end: () => void
}

/** Renews a claim until the work on it ends, and notices a cancellation. */
export function holdClaim(db: Database, claim: Claim, stop: AbortSignal, renewMs = RENEW_MS): Hold {
  const ending = new AbortController()
  let progress: StoredProgress | null = null
  let timer: NodeJS.Timeout | undefined
  const cancel = () => ending.abort(new CancelledError('cancelled'))
  const renew = async () => {
    try {
      if (await renewClaim(db, claim, progress)) cancel()
    } catch (error) {
      // Other errors, such as a lost connection to the database, may be over at the next renewal.
      if (error instanceof ClaimLostError) ending.abort(error)
    }
  }
  const plan = () => {
    timer = setTimeout(() => void renew().finally(() => void (ending.signal.aborted || plan())), renewMs)
  }
  plan()
  return {
    signal: AbortSignal.any([ending.signal, stop]),
    show: (now) => {
      progress = now
    },
    cancel,
    end: () => {
      ending.abort()
      clearTimeout(timer)
    },
  }
}

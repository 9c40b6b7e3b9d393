import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { isDatabaseUnavailable } from '../../db/databaseErrors.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { jobs, productChanges } from '../../observations.ts'
import { CatalogueFileError } from '../catalogueImport/catalogueFileError.ts'
import { openProductFile } from '../catalogueImport/productFile.ts'
import { claimImport, ClaimLostError, releaseClaim, type Claim, type Ending } from './claims.ts'
import { finishImport } from './finishImport.ts'
import { CancelledError, holdClaim } from './holdClaim.ts'
import { writePieces } from './pieces.ts'
import { checkFile, importFile } from './work.ts'

/** An import is given up after this many attempts in a row that didn't write a batch. */
const MOST_ATTEMPTS = 3

/** How long (s) an import that failed waits for its next attempt. */
const PAUSE_S = 5

/** This process is ending. Another one continues the import. */
class StoppedError extends Error {}

/**
 * Checks or imports the waiting file, if there is one, until that is done or cancelled. If this process ends before, another
 * one continues. An import whose process has died is continued, too.
 */
export type RunImports = (stop: AbortSignal) => Promise<void>

export interface ImportRunnerOptions {
  /** where pictures are stored */
  store: MediaStore
  log: FastifyBaseLogger
  /** how often (ms) a claim is renewed and a cancellation noticed. @default as in `holdClaim` */
  renewMs?: number
}

/** Creates the runner of a process. */
export function createImportRunner(db: Database, { store, log, renewMs }: ImportRunnerOptions): RunImports {
  async function work(claim: Claim, stop: AbortSignal): Promise<Ending> {
    const { row } = claim
    const folder = await mkdtemp(path.join(tmpdir(), 'dukani-import-'))
    const hold = holdClaim(db, claim, stop, renewMs)
    try {
      const copy = path.join(folder, 'products.csv')
      await writePieces(db, row.id, copy)
      const file = await openProductFile(copy)
      const job = { db, claim, file, store, stop: hold.signal, onProgress: hold.show, cancel: hold.cancel }
      await (row.state === 'checking' ? checkFile(job) : importFile(job))
      return { state: row.state === 'checking' ? 'checked' : 'done' }
    } finally {
      hold.end()
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function run(claim: Claim, stop: AbortSignal): Promise<void> {
    const { row } = claim
    const onStop = new AbortController()
    const pass = () => onStop.abort(new StoppedError('the process is ending'))
    if (stop.aborted) pass()
    stop.addEventListener('abort', pass)
    try {
      if (row.cancelAsked) await finishImport(db, claim, { state: 'cancelled' })
      else if (row.attempts > MOST_ATTEMPTS) await finishImport(db, claim, { state: 'interrupted' })
      else await finishImport(db, claim, await work(claim, onStop.signal))
    } catch (error) {
      if (error instanceof ClaimLostError) return
      if (error instanceof CancelledError) return await finishImport(db, claim, { state: 'cancelled' })
      if (error instanceof CatalogueFileError && error.reason !== null)
        return await finishImport(db, claim, { state: 'refused', refusal: error.reason })
      if (error instanceof StoppedError) return await releaseClaim(db, claim, { seconds: 0, isFault: false })
      const isFault = !isDatabaseUnavailable(error)
      if (isFault) log.error({ err: error, import: row.id }, 'an import failed, and is tried again')
      else log.warn({ import: row.id }, 'an import waits: the database is unavailable, or a row is locked')
      await releaseClaim(db, claim, { seconds: PAUSE_S, isFault })
    } finally {
      stop.removeEventListener('abort', pass)
      // Once for the whole import, because it renews all pages.
      if (row.state === 'importing') productChanges.publish(null)
    }
  }

  return async (stop) => {
    const claim = stop.aborted ? null : await claimImport(db)
    if (claim !== null) await jobs.run({ name: 'import' }, () => run(claim, stop))
  }
}

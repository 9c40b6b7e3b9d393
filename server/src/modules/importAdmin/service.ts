import type { ReadStream } from 'node:fs'
import { SHOWN_IMPORT_PROBLEMS, type CatalogueImport, type CatalogueImportDetails } from '@dukani/contracts'
import type { ServerTranslate } from '@dukani/i18n'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { partOf, type WirePart } from '../paging.ts'
import type { ProductsAsked } from '../productAdmin/listFilter.ts'
import type { Actor } from '../staff/actor.ts'
import { isUuid } from '../uuid.ts'
import { createCatalogueExports } from './exportFile.ts'
import { storePieces } from './pieces.ts'
import { problemLines } from './problemFile.ts'
import { problemsFrom } from './problems.ts'
import { EMPTY_REPORT } from './report.ts'
import * as repository from './repository.ts'
import { createImportRunner, type RunImports } from './runner.ts'
import { wireImport, wireProblem } from './wire.ts'

/** A file that is being uploaded. */
export interface UploadedFile {
  /** its name */
  file: string
  content: AsyncIterable<Buffer>
}

/**
 * Import of files of products, for staff: a file is uploaded and checked by a dry run, then confirmed and imported. All
 * processes share the files and their progress. One process does the work, outside of requests.
 */
export interface CatalogueImportService {
  /** Stores a file, which is then checked. @throws what `content` throws */
  upload(
    actor: Actor,
    upload: UploadedFile,
    t: ServerTranslate,
  ): Promise<Result<CatalogueImport, 'busy' | 'empty'>>
  /** A part of the imports, latest first. @param after the `next` of the part before */
  list(after: string | undefined, t: ServerTranslate): Promise<WirePart<CatalogueImport>>
  /** An import with its first problems; null: there is none. */
  show(id: string, t: ServerTranslate): Promise<CatalogueImportDetails | null>
  /** Imports a checked file. */
  start(
    actor: Actor,
    id: string,
    t: ServerTranslate,
  ): Promise<Result<CatalogueImport, 'notFound' | 'busy' | 'notChecked'>>
  /** Cancels a check or an import after its current batch, or discards a checked file; null: there is no such import. */
  cancel(id: string, t: ServerTranslate): Promise<CatalogueImport | null>
  /** The problems of an import as lines of a CSV; null: there is no such import. */
  problems(id: string, t: ServerTranslate): Promise<AsyncGenerator<string> | null>
  /** Writes products to a file that is deleted when the stream ends. @throws BusyError when too many wait */
  exportCatalogue(actor: Actor, filter: ProductsAsked): Promise<ReadStream>
  /** Checks or imports the waiting file. */
  run: RunImports
  /** Deletes old imports and their files. */
  sweep(): Promise<void>
}

/** Imports in one answer. */
const PART = 20

export function createCatalogueImportService(
  db: Database,
  { store, publicUrl, log }: { store: MediaStore; publicUrl: string | undefined; log: FastifyBaseLogger },
): CatalogueImportService {
  const shown = async (id: string, t: ServerTranslate) => {
    const row = isUuid(id) ? await repository.importWithId(db, id) : null
    return row === null ? null : wireImport(row, t)
  }
  return {
    async upload(actor, { file, content }, t) {
      if (await repository.isImportActive(db)) return fail('busy')
      const id = newId()
      await repository.insertImport(db, { id, file, actor })
      let isStarted = false
      try {
        const size = await storePieces(db, id, content)
        isStarted = size > 0 && (await repository.startCheck(db, id, size))
        const started = isStarted ? await shown(id, t) : null
        return started === null ? fail(size === 0 ? 'empty' : 'busy') : succeed(started)
      } finally {
        if (!isStarted) await repository.deleteUnstarted(db, id)
      }
    },

    async list(after, t) {
      if (after !== undefined && !isUuid(after)) return { next: null, results: [] }
      const rows = await repository.importsFrom(db, { after: after ?? null, limit: PART + 1 })
      return partOf(
        rows.map((row) => ({ ...row, id: row.row.id })),
        PART,
        (row) => wireImport(row, t),
      )
    },

    async show(id, t) {
      const found = await shown(id, t)
      if (found === null) return null
      const rows = await problemsFrom(db, id, { after: null, limit: SHOWN_IMPORT_PROBLEMS })
      return { ...found, problems: rows.map((row) => wireProblem(row, t)) }
    },

    async start(actor, id, t) {
      if (!isUuid(id)) return fail('notFound')
      const started = await repository.startImport(db, id, actor, EMPTY_REPORT)
      if (started === false) return fail('busy')
      const now = await shown(id, t)
      if (now === null) return fail('notFound')
      return started === null ? fail('notChecked') : succeed(now)
    },

    async cancel(id, t) {
      if (!isUuid(id)) return null
      await inTransaction(db, (transaction) => repository.cancelImport(transaction, id))
      return shown(id, t)
    },

    async problems(id, t) {
      return (await shown(id, t)) === null ? null : problemLines(db, id, t)
    },

    exportCatalogue: createCatalogueExports(db, publicUrl),
    run: createImportRunner(db, { store, log }),
    sweep: () => repository.deleteOldImports(db),
  }
}

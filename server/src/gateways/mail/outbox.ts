import fs from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { makeFolder } from '../../folders.ts'
import { newId } from '../../ids.ts'
import type { Mail } from './mail.ts'

/** Mails that are listed; older ones stay in the folder. */
const LISTED = 100

/** Other file names are ignored. */
const ID = /^[\da-f-]{36}$/

const keptMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601 */
  sentAt: z.string(),
})

/** A mail that the demo has "sent". */
export type StoredMail = z.infer<typeof keptMailSchema> & { id: string }

/** The demo's stand-in: each mail is a file in a folder, and nothing leaves the machine. */
export interface Outbox extends Mail {
  /** The newest mails, newest first. */
  list(): Promise<StoredMail[]>
  /** One mail; null when there is none of this id. */
  find(id: string): Promise<StoredMail | null>
}

/** @param folder made with the first mail; only its user reads it, since mails carry links that give access */
export function createOutbox(folder: string): Outbox {
  const fileOf = (id: string) => path.join(folder, `${id}.json`)

  async function find(id: string): Promise<StoredMail | null> {
    if (!ID.test(id)) return null
    const text = await fs.readFile(fileOf(id), 'utf8').catch(nothingWhenMissing)
    return text === null ? null : { id, ...keptMailSchema.parse(JSON.parse(text)) }
  }

  return {
    find,

    async send(message) {
      makeFolder(folder, 0o700)
      const id = newId()
      const draft = path.join(folder, `${id}.draft`)
      const stored = { ...message, sentAt: new Date().toISOString() }
      await fs.writeFile(draft, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
      // So that a listing never finds half a mail.
      await fs.rename(draft, fileOf(id))
    },

    async list() {
      const names = (await fs.readdir(folder).catch(nothingWhenMissing)) ?? []
      const ids = names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])
      // The ids sort by time.
      const newest = ids.toSorted().toReversed().slice(0, LISTED)
      const mails = await Promise.all(newest.map(find))
      return mails.filter((mail) => mail !== null)
    },
  }
}

function nothingWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

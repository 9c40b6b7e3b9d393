import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { importPieces } from '../../db/importSchema.ts'

/** In bytes; the memory that an upload takes. */
const PIECE = 256 * 1024

/**
 * Stores the content of a file as it arrives, piece by piece.
 * @returns its size in bytes
 */
export async function storePieces(
  db: Database,
  importId: string,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  let size = 0
  let position = 0
  let waiting: Buffer[] = []
  let length = 0
  const store = async () => {
    if (length === 0) return
    await db.insert(importPieces).values({ importId, position, content: Buffer.concat(waiting) })
    position += 1
    waiting = []
    length = 0
  }
  for await (const chunk of content) {
    waiting.push(chunk)
    length += chunk.length
    size += chunk.length
    if (length >= PIECE) await store()
  }
  await store()
  return size
}

/** Writes the content of a file to a path of this machine. */
export async function writePieces(db: Database, importId: string, path: string): Promise<void> {
  async function* pieces() {
    for (let position = 0; ; position += 1) {
      const [piece] = await db
        .select({ content: importPieces.content })
        .from(importPieces)
        .where(and(eq(importPieces.importId, importId), eq(importPieces.position, position)))
      if (piece === undefined) return
      yield piece.content
    }
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path))
}

/** Deletes the content of a file. */
export async function deletePieces(transaction: Transaction, importId: string): Promise<void> {
  await transaction.delete(importPieces).where(eq(importPieces.importId, importId))
}

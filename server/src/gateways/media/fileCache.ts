import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Reads a cached file; null when it is missing, or empty after a power cut. */
export async function readCached(file: string): Promise<Buffer | null> {
  try {
    const data = await readFile(file)
    return data.length > 0 ? data : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Writes a file atomically: no reader, in this process or another, sees half of it.
 * @param flush whether it must outlast a power cut right after it
 */
export async function writeAtomic(file: string, data: Buffer, flush = false): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const half = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(half, data, { flush })
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

/** Whether an error says that there is no such file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

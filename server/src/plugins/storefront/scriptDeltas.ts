import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FOR_EVER } from './fileCaching.ts'

/** The scripts that a browser may keep as a dictionary for the next release's (`scripts/lib/scriptDeltas.ts`). */
const APP_SCRIPT = /\/assets\/(app-[\w-]+\.js)$/

/** An `Available-Dictionary`: a SHA-256 as a byte sequence of structured fields. */
const DICTIONARY = /^:([\d+/A-Za-z]{43}=):$/

/** The headers of the app's script, which make it a dictionary for the next release's (RFC 9842). */
const DICTIONARY_HEADERS = {
  'use-as-dictionary': 'match="/assets/app-*.js"',
  vary: 'Accept-Encoding, Available-Dictionary',
}

/** The further headers of a file of the build, by its path; compressed ones end with `.br` or `.gz`. */
export function dictionaryHeaders(file: string): Record<string, string> {
  return APP_SCRIPT.test(
    file
      .split(path.sep)
      .join('/')
      .replace(/\.(?:br|gz)$/, ''),
  )
    ? DICTIONARY_HEADERS
    : {}
}

/** Sends the app's script as its difference to the one that the browser has. @returns false when it can't */
export type SendDelta = (request: FastifyRequest, reply: FastifyReply) => boolean

/**
 * Reads the differences between releases into memory; a release has at most three small ones.
 * @param folder may be missing
 */
export async function readScriptDeltas(folder: string): Promise<SendDelta> {
  const names = await readdir(folder).catch(() => [])
  const deltas = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  )
  return (request, reply) => {
    const script = APP_SCRIPT.exec(request.url)?.[1]
    const delta = script === undefined ? undefined : deltas.get(`${script}.${dictionaryOf(request)}.dcz`)
    if (delta === undefined) return false
    reply
      .headers({ ...DICTIONARY_HEADERS, 'content-encoding': 'dcz', 'cache-control': FOR_EVER })
      .type('text/javascript; charset=utf-8')
      .send(delta)
    return true
  }
}

/** The SHA-256 of the browser's dictionary as hexadecimal digits; empty without one. */
function dictionaryOf({ headers }: FastifyRequest): string {
  const available = headers['available-dictionary']
  const hash = typeof available === 'string' ? DICTIONARY.exec(available)?.[1] : undefined
  const accepted = headers['accept-encoding'] ?? ''
  if (hash === undefined || !/(?:^|[,\s])dcz(?:$|[,;\s])/.test(String(accepted))) return ''
  return Buffer.from(hash, 'base64').toString('hex')
}

import { isUtf8 } from 'node:buffer'
import { Transform, type TransformCallback } from 'node:stream'
import { CatalogueFileError } from '../catalogueFileError.ts'

const LINE_FEED = 0x0a

/**
 * Passes UTF-8 through and stops at the first invalid byte, naming its line: decoding alone would silently put
 * replacement characters into product names.
 */
export class Utf8Gate extends Transform {
  readonly #name: string
  #rest: Buffer = Buffer.alloc(0)
  #line = 1

  constructor(name: string) {
    super()
    this.#name = name
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    const whole = bytes.length - unfinished(bytes)
    this.#rest = bytes.subarray(whole)
    this.#pass(bytes.subarray(0, whole), done)
  }

  override _flush(done: TransformCallback): void {
    this.#pass(this.#rest, done)
  }

  #pass(bytes: Buffer, done: TransformCallback): void {
    if (!isUtf8(bytes)) {
      const line = this.#line + linesBeforeDamage(bytes)
      done(
        new CatalogueFileError(
          `${this.#name} is not UTF-8 text: line ${line} can't be read. ` +
            'Save it as "CSV UTF-8" and import that.',
          { reason: { key: 'catalogueFile.file.notUtf8', values: { line } } },
        ),
      )
      return
    }
    this.#line += count(bytes)
    done(null, bytes)
  }
}

/** How many bytes at the end begin a character that the next chunk finishes. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
  }
  return 0
}

function linesBeforeDamage(bytes: Buffer): number {
  let lines = 0
  let start = 0
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start)
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return lines
    lines++
    start = end + 1
  }
}

function count(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) lines++
  return lines
}

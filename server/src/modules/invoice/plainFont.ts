import { inflateSync } from 'node:zlib'

const WOFF = 0x774f4646
const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const HEADER = 12
const ENTRY = 16

interface Table {
  tag: Buffer
  checksum: number
  data: Buffer
}

/**
 * Unpacks a web font (WOFF 1.0). The PDF library does so itself, in JavaScript and for each document, which takes a
 * quarter of a second.
 * @throws RangeError when it is no such file
 */
export function plainFont(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new RangeError('not a WOFF file')
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index))
  const sizes = tables.map(({ data }) => padded(data.length))
  const font = Buffer.alloc(HEADER + ENTRY * tables.length + sizes.reduce((sum, size) => sum + size, 0))
  writeHeader(font, woff.readUInt32BE(4), tables.length)
  let offset = HEADER + ENTRY * tables.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER + ENTRY * index
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(data.length, entry + 12)
    data.copy(font, offset)
    offset += padded(data.length)
  }
  return font
}

function readTable(woff: Buffer, index: number): Table {
  const entry = WOFF_HEADER + WOFF_ENTRY * index
  const at = woff.readUInt32BE(entry + 4)
  const packed = woff.readUInt32BE(entry + 8)
  const size = woff.readUInt32BE(entry + 12)
  const data = woff.subarray(at, at + packed)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // Tables that don't compress are stored as they are.
    data: packed < size ? inflateSync(data) : data,
  }
}

/** The fields for binary search: the largest power of two that is not above the number of tables. */
function writeHeader(font: Buffer, flavour: number, count: number): void {
  const selector = Math.floor(Math.log2(count))
  const range = ENTRY * 2 ** selector
  font.writeUInt32BE(flavour, 0)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(range, 6)
  font.writeUInt16BE(selector, 8)
  font.writeUInt16BE(ENTRY * count - range, 10)
}

const padded = (size: number) => Math.ceil(size / 4) * 4

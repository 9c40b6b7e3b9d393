import { crc32, deflateSync } from 'node:zlib'

/** A square PNG of one colour. @param side px */
export function png(side: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const row = Buffer.concat([
    Buffer.from([0]),
    ...Array.from({ length: side }, () => Buffer.from([red, green, blue])),
  ])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // 8 bits per channel: red, green and blue
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The size of a PNG in px, from its header. */
export function pngSize(file: Buffer): { width: number; height: number } {
  expectPng(file)
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

function expectPng(file: Buffer): void {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('this is no PNG')
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

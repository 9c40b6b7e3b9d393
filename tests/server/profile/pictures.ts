import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture whose upper left quarter is red, the rest blue, so that one sees how it stands. */
export function drawing(width = 800, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: {
        create: {
          width: Math.floor(width / 2),
          height: Math.floor(height / 2),
          channels: 3,
          background: '#ff0000',
        },
      },
      left: 0,
      top: 0,
    },
  ])
}

/** A telephone's photo that lies on its side, with its camera and place. */
export async function sidewaysPhoto(): Promise<Buffer> {
  const upright = await drawing().png().toBuffer()
  return sharp(upright)
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 43/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- SecretXmp --></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A photo of so much noise that it can't be packed: its size is about `bytes`, and never less. */
export async function heavyPhoto(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const noise = Buffer.alloc(side * side * 3)
  for (let at = 0, value = 1; at < noise.length; at += 1) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648
    noise[at] = value >> 16
  }
  return sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A true PNG of black and white pixels, small as a file and enormous when it is unpacked. */
export function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // one bit a pixel, grey
  head[8] = 1
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

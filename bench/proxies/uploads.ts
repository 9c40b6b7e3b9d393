import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { logIn, openClient } from './client.ts'
import type { Proxy } from './startProxy.ts'

const MEBIBYTE = 1024 * 1024
const CUSTOMER = { email: 'nino@dukani.example', password: 'kargi-amindi-2026' }
export const OWNER = { email: 'owner@dukani.example', password: 'kargi-mplobeli-2026' }

/** Uploads pictures of several sizes, as the demo's customer and as its owner. */
export async function upload(proxy: Proxy): Promise<void> {
  const client = await openClient(proxy)
  console.log(`  TLS agreed on ${client.protocol}`)
  const customer = await logIn(client, CUSTOMER)
  const own = { method: 'PUT', path: '/v1/accounts/profile/', field: 'profile_pic' }
  const ofProduct = { method: 'POST', path: '/v1/admin/pictures/', field: 'picture' }
  const pictures = [
    // Random colours, so that the file is as large as they are: about 4.7 and 18.8 MiB.
    [own, customer, await picture(1280)],
    [own, customer, Buffer.alloc(5.9 * MEBIBYTE)],
    [own, customer, Buffer.alloc(8 * MEBIBYTE)],
  ] as const
  for (const [call, headers, file] of pictures) await send(call, headers, file)
  client.close()
  const other = await openClient(proxy)
  const owner = await logIn(other, OWNER)
  for (const file of [await picture(2560), Buffer.alloc(20.5 * MEBIBYTE)]) await send(ofProduct, owner, file)
  other.close()

  async function send(
    { method, path, field }: typeof own,
    headers: Record<string, string>,
    file: Buffer,
  ): Promise<void> {
    const data = new FormData()
    data.append(field, new Blob([new Uint8Array(file)], { type: 'image/png' }), 'picture.png')
    const form = new Response(data)
    const body = Buffer.from(await form.clone().arrayBuffer())
    // A proxy that refused a body may have closed its connection.
    const alone = await openClient(proxy)
    const { status, text } = await alone.ask(path, {
      method,
      headers: {
        ...headers,
        'content-type': form.headers.get('content-type') ?? '',
        'content-length': String(body.byteLength),
      },
      body,
    })
    alone.close()
    const size = (file.length / MEBIBYTE).toFixed(1)
    console.log(`  ${path}, a picture of ${size} MiB: ${status} ${text.slice(0, 100)}`)
  }
}

function picture(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const
  return sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer()
}

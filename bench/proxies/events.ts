import { connect, logIn, openClient } from './client.ts'
import type { Proxy } from './startProxy.ts'
import { OWNER } from './uploads.ts'

const LIMIT_MS = 2_000

/**
 * Opens the event stream of the back office as the demo's owner.
 * @returns how long (ms) its first comment took
 * @throws when it took longer than 2 s
 */
export async function firstEvent(proxy: Proxy): Promise<number> {
  const client = await openClient(proxy)
  const { authorization = '' } = await logIn(client, OWNER)
  client.close()
  const session = await connect(proxy)
  const began = performance.now()
  const stream = session.request({ ':path': '/v1/admin/events/', authorization })
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no event came in time')), LIMIT_MS)
      stream.setEncoding('utf8').once('data', (text: string) => {
        clearTimeout(late)
        if (text.startsWith(':')) resolve()
        else reject(new Error(`not an event stream: ${text}`))
      })
      stream.once('error', reject)
    })
  } finally {
    session.destroy()
  }
  return Math.round(performance.now() - began)
}

import { staffEventSchema, type StaffEvent } from '@dukani/contracts'

/** The server writes every 15 s: a connection that is silent for this long (ms) is broken. */
export const SILENCE_MS = 40_000

/**
 * Reads server-sent events until the stream ends or is silent for too long. What can't be read, such as an event of a newer
 * server, is left out.
 * @throws when the connection breaks
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: StaffEvent) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  for (;;) {
    const silence = setTimeout(() => void reader.cancel(), SILENCE_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    const blocks = (unread + decoder.decode(value, { stream: true })).split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event !== null) onEvent(event)
    }
  }
}

/** The event of a block of lines; null: it is a comment, or unknown. */
function eventOf(block: string): StaffEvent | null {
  const data = /^data: (.*)$/m.exec(block)?.[1]
  if (data === undefined) return null
  try {
    return staffEventSchema.parse(JSON.parse(data))
  } catch {
    return null
  }
}

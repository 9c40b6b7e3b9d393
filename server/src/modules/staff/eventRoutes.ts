import { PassThrough } from 'node:stream'
import type { StaffEvent } from '@dukani/contracts'
import { EVENT_HEARTBEAT_MS } from '../../config/limits.ts'
import type { App } from '../../plugins/app.ts'
import type { EventFeed } from './eventFeed.ts'

/** A client that reads slower than this (bytes) is disconnected; it connects again and reads everything anew. */
const MOST_WAITING = 64 * 1024

export interface EventRoutesOptions {
  feed: EventFeed
  /** @default EVENT_HEARTBEAT_MS */
  heartbeatMs?: number | undefined
}

/**
 * `GET /v1/admin/events/`: server-sent events. It is read by `fetch`, which can send the bearer token, and not by an
 * EventSource, which can't. The stream ends with the listener's login or right, and when the server shuts down.
 */
export function addEventRoutes(
  app: App,
  { feed, heartbeatMs = EVENT_HEARTBEAT_MS }: EventRoutesOptions,
): void {
  // At the end of the draining, when a proxy already sends new connections to another process.
  app.addHook('preClose', async () => feed.close())
  app.get(
    '/v1/admin/events/',
    {
      schema: {
        summary: 'What happens in the shop, as server-sent events: `{kind, id}`',
        description:
          'It names records only. A comment is sent every 15 s. It ends when the token expires or the role is lost.',
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const stream = new PassThrough()
      const write = (text: string) => {
        if (stream.writableLength > MOST_WAITING) stream.destroy()
        else if (!stream.destroyed && !stream.writableEnded) stream.write(text)
      }
      const end = () => void stream.end()
      const writeIfAllowed = (text: string) => {
        request
          .isStillAllowed()
          .then((isAllowed) => (isAllowed ? write(text) : end()))
          .catch((error: unknown) => {
            request.log.warn({ err: error }, 'the right to listen couldn’t be checked')
            end()
          })
      }
      const unsubscribe = feed.subscribe({ tell: (events) => writeIfAllowed(textOf(events)), end })
      const heartbeat = setInterval(() => writeIfAllowed(COMMENT), heartbeatMs)
      stream.once('close', () => {
        clearInterval(heartbeat)
        unsubscribe()
      })
      write(COMMENT)
      // nginx would hold the events back.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
    },
  )
}

const COMMENT = ':\n\n'

function textOf(events: readonly StaffEvent[]): string {
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
}

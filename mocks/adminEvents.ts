import type { StaffEvent } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** The stream of the shop's events. */
export interface MockEvents {
  handler: HttpHandler
  /** Sends an event to all open streams. */
  notify: (event: StaffEvent) => void
}

/** A stream of events that stays open, as the server's. */
export function mockEvents(): MockEvents {
  const encoder = new TextEncoder()
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>>()
  const open = () => {
    let own: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        own = controller
        listeners.add(controller)
        controller.enqueue(encoder.encode(':\n\n'))
      },
      cancel: () => void listeners.delete(own),
    })
  }
  return {
    handler: http.get(
      '*/v1/admin/events/',
      () => new HttpResponse(open(), { headers: { 'content-type': 'text/event-stream' } }),
    ),
    notify(event) {
      for (const listener of listeners) listener.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
    },
  }
}

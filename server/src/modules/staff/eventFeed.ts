import type { StaffEvent } from '@dukani/contracts'
import { EVENT_POLL_MS } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { recentEvents } from './eventRepository.ts'

/** A receiver of events. */
export interface EventListener {
  /** @param events at least one, in the order in which they happened */
  tell: (events: readonly StaffEvent[]) => void
  /** Called once, after the last event. */
  end: () => void
}

/** The events of all processes. */
export interface EventFeed {
  /** @returns ends the subscription, without calling `end` */
  subscribe: (listener: EventListener) => () => void
  /** Ends all subscriptions, and those that are made afterwards. */
  close: () => void
}

export interface EventFeedOptions {
  /** called when the events couldn't be read; they are read again a moment later */
  onError: (error: unknown) => void
  /** @default EVENT_POLL_MS */
  pollMs?: number | undefined
}

/**
 * Reads the event table every second while there is a listener, and sends each event once. Each time it reads the last few
 * seconds again: events are written before their transaction commits, so a later one can become visible first. What happened
 * without a listener isn't sent.
 */
export function createEventFeed(
  db: Database,
  { onError, pollMs = EVENT_POLL_MS }: EventFeedOptions,
): EventFeed {
  const listeners = new Set<EventListener>()
  /** ids of the events that the last read returned */
  let sentIds: ReadonlySet<string> = new Set()
  let isPolling = false
  let isClosed = false

  async function read(): Promise<void> {
    const rows = await recentEvents(db)
    const events = rows.filter(({ id }) => !sentIds.has(id)).map(({ event }) => event)
    sentIds = new Set(rows.map(({ id }) => id))
    if (events.length > 0) for (const { tell } of [...listeners]) tell(events)
  }

  function poll(): void {
    setTimeout(() => {
      if (listeners.size === 0) {
        isPolling = false
        return
      }
      read().catch(onError).finally(poll)
    }, pollMs).unref()
  }

  return {
    subscribe(listener) {
      if (isClosed) {
        listener.end()
        return () => undefined
      }
      listeners.add(listener)
      if (!isPolling) {
        isPolling = true
        poll()
      }
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      const ended = [...listeners]
      listeners.clear()
      for (const { end } of ended) end()
    },
  }
}

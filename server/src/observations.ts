import { channel } from 'node:diagnostics_channel'

/** An event that other modules can subscribe to. Publishing it is free while it has no subscribers. */
export interface Observation<Message> {
  publish: (message: Message) => void
  /** @returns unsubscribes */
  subscribe: (listener: (message: Message) => void) => () => void
}

function observation<Message>(name: string): Observation<Message> {
  const own = channel(name)
  return {
    publish(message) {
      if (own.hasSubscribers) own.publish(message)
    },
    subscribe(listener) {
      const onMessage = (message: unknown) => listener(message as Message)
      own.subscribe(onMessage)
      return () => void own.unsubscribe(onMessage)
    },
  }
}

/** A page was asked for: how old the one in memory was. */
export const pageLookups = observation<'fresh' | 'stale' | 'missing'>('dukani.page.lookup')

/** Products have changed, and the change is committed; null: any of them may have. */
export const productChanges = observation<readonly string[] | null>('dukani.product.change')

/** A page was rendered, or its render failed. */
export const renders = observation<{ seconds: number; outcome: 'rendered' | 'failed' }>('dukani.page.render')

/** A list or a count that is kept in memory for a moment was asked for. */
export const listLookups = observation<'fresh' | 'missing'>('dukani.list.lookup')

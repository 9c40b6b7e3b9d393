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

/** A promotion has changed prices, in this process or another one: pages that are older may show others. */
export const priceChanges = observation<null>('dukani.price.change')

/** This process has read other settings than before: every page may look different. */
export const settingsChanges = observation<null>('dukani.settings.change')

/** A page was rendered, or its render failed. */
export const renders = observation<{ seconds: number; outcome: 'rendered' | 'failed' }>('dukani.page.render')

/** A list or a count that is cached for a moment was asked for. */
export const listLookups = observation<'fresh' | 'missing'>('dukani.list.lookup')

/** Runs some work, and passes on its outcome. */
type Observer<Details> = <Result>(details: Details, work: () => Promise<Result>) => Promise<Result>

/** Work that others can observe from its beginning to its end. Without observers it runs as it is. */
export interface ObservableWork<Details> {
  run: <Result>(details: Details, work: () => Promise<Result>) => Promise<Result>
  /** @returns ends it */
  observe: (observer: Observer<Details>) => () => void
}

function observableWork<Details>(): ObservableWork<Details> {
  const observers = new Set<Observer<Details>>()
  return {
    run(details, work) {
      let observed = work
      for (const observer of observers) {
        const inner = observed
        observed = () => observer(details, inner)
      }
      return observed()
    },
    observe(observer) {
      observers.add(observer)
      return () => void observers.delete(observer)
    },
  }
}

/** A statement that the database runs, including the wait for a connection. Its text has placeholders for values. */
export const statements = observableWork<{ text: string }>()

/** A render of a page. */
export const renderWork = observableWork<null>()

/** A mail on its way to the mail server. */
export const mailWork = observableWork<null>()

/** Work in the background, which no request waits for. Its name is one of a few. */
export const jobs = observableWork<{ name: string }>()

let readTraceId = (): string | null => null

/** The id of the trace that what happens now belongs to; null if there is none. */
export const currentTraceId = (): string | null => readTraceId()

/** Lets others know the current trace. @returns ends it */
export function provideTraceId(read: () => string | null): () => void {
  readTraceId = read
  return () => {
    readTraceId = () => null
  }
}

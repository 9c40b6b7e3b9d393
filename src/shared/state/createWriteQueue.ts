import { ApiError } from '../api/ApiError.ts'
import { createStore, until, type ReadableStore } from './createStore.ts'

/** A change that the server hasn't confirmed yet. */
export interface Write<Value> {
  /** what is changed: writes of one key go to the server one after the other */
  key: string
  value: Value
}

export interface WriteQueue<Value> {
  /**
   * Unconfirmed writes, oldest first. Show the server's data with these applied; a failed write disappears from the
   * list.
   */
  pending: ReadableStore<readonly Write<Value>[]>
  /**
   * Queues a write. It is sent when the earlier writes of its key have ended.
   * @param send sends the value and updates the cache. A write that is merged into a waiting one uses that one's `send`.
   * @returns the result of `send`
   * @throws what `send` throws; with `latestOnly`, ApiError `aborted` if a later write of the key was queued meanwhile
   */
  push: <Result>(key: string, value: Value, send: (value: Value) => Promise<Result>) => Promise<Result>
}

export interface WriteQueueOptions<Value> {
  /** Only the last write of a key counts: waiting writes that were superseded aren't sent. */
  latestOnly?: boolean
  /** Combines a waiting write and the next of its key. It is sent by the first one's `send`; both get its result. */
  merge?: (waiting: Value, next: Value) => Value
  /** Nothing is sent while it is false. */
  gate?: Pick<ReadableStore<boolean>, 'get' | 'subscribe'>
}

/** The writes of a page. They continue when the component that started them is unmounted. */
export function createWriteQueue<Value>({
  latestOnly = false,
  merge,
  gate,
}: WriteQueueOptions<Value> = {}): WriteQueue<Value> {
  const pending = createStore<readonly Write<Value>[]>([])
  const last = new Map<string, Promise<unknown>>()
  const sent = new WeakSet<Write<Value>>()

  async function carryOut<Result>(
    write: Write<Value>,
    before: Promise<unknown> | undefined,
    send: (value: Value) => Promise<Result>,
  ): Promise<Result> {
    const counts = () => {
      if (!pending.get().includes(write)) throw new ApiError('aborted', 'another write has followed')
    }
    try {
      // The failure of the write before was thrown to its own caller. A write that may be superseded isn't sent at once.
      if (before || latestOnly) await before?.catch(() => {})
      while (gate?.get() === false) await until(gate, Boolean)
      counts()
      sent.add(write)
      return await send(write.value).finally(counts)
    } finally {
      pending.set(pending.get().filter((one) => one !== write))
    }
  }

  return {
    pending,
    async push<Result>(key: string, value: Value, send: (value: Value) => Promise<Result>): Promise<Result> {
      const waiting = merge && pending.get().find((one) => one.key === key && !sent.has(one))
      if (waiting) {
        waiting.value = merge(waiting.value, value)
        pending.set([...pending.get()])
        return last.get(key) as Promise<Result>
      }
      const write = { key, value }
      const others = pending.get().filter((one) => !latestOnly || one.key !== key)
      pending.set([...others, write])
      const turn = carryOut(write, last.get(key), send)
      last.set(key, turn)
      try {
        return await turn
      } finally {
        if (last.get(key) === turn) last.delete(key)
      }
    },
  }
}

import { ApiError } from '../api/ApiError.ts'
import { createStore, type ReadableStore } from './createStore.ts'

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
   * Queues a write after those of the same key.
   * @param send sends it and updates the cache
   * @throws what `send` throws; ApiError `aborted` when only the latest counts and this isn't it
   */
  push: <Result>(key: string, value: Value, send: () => Promise<Result>) => Promise<Result>
}

export interface WriteQueueOptions {
  /** Only the last write of a key counts: waiting writes that were superseded aren't sent. */
  latestOnly?: boolean
}

/** The writes of a page. They continue when the component that started them is unmounted. */
export function createWriteQueue<Value>({ latestOnly = false }: WriteQueueOptions = {}): WriteQueue<Value> {
  const pending = createStore<readonly Write<Value>[]>([])
  const last = new Map<string, Promise<unknown>>()

  async function carryOut<Result>(
    write: Write<Value>,
    before: Promise<unknown> | undefined,
    send: () => Promise<Result>,
  ): Promise<Result> {
    const counts = () => {
      if (!pending.get().includes(write)) throw new ApiError('aborted', 'another write has followed')
    }
    try {
      // Its failure was already thrown to the caller that pushed it.
      await before?.catch(() => {})
      counts()
      return await send().finally(counts)
    } finally {
      pending.set(pending.get().filter((one) => one !== write))
    }
  }

  return {
    pending,
    async push(key, value, send) {
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

import { useEffect, useState } from 'react'
import { useBrowserState } from '../hydration/useBrowserState.ts'

/** A value with subscriptions. It keeps its identity until it changes. */
export interface ReadableStore<State> {
  /** what the server renders, and the browser hydrates with */
  initial: State
  get: () => State
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

export interface Store<State> extends ReadableStore<State> {
  set: (next: State) => void
}

/** A store outside of React. Setting the same value notifies no listener. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    set(next) {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Resolves when the state of a store fulfils a condition. */
export function until<State>(
  { get, subscribe }: Pick<ReadableStore<State>, 'get' | 'subscribe'>,
  isSo: (state: State) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo(get())) return
      stop()
      resolve()
    }
    const stop = subscribe(look)
    look()
  })
}

/**
 * Subscribes to a store, or to a part of it.
 * @param select must return the same value until it changes
 */
export function useStore<State>(store: ReadableStore<State>): State
export function useStore<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part
export function useStore<State>(
  { subscribe, get, initial }: ReadableStore<State>,
  select: (state: State) => unknown = (state) => state,
): unknown {
  return useBrowserState(
    subscribe,
    () => select(get()),
    () => select(initial),
  )
}

/**
 * Subscribes to a store some of whose changes are transitions. With `useStore` each change is rendered at once, even in
 * a transition.
 */
export function useTransitionedStore<State>({ get, subscribe, initial }: ReadableStore<State>): State {
  const [state, setState] = useState(initial)
  useEffect(() => {
    const follow = () => setState(get())
    follow()
    return subscribe(follow)
  }, [get, subscribe])
  return state
}

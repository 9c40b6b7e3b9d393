import { useEffect } from 'react'
import { useStore } from '#shared/state/createStore.ts'
import { useLive } from '#admin/shared/live/LiveContext.ts'
import { allowSound, newOrderSound, playNewOrder } from '../model/newOrderSound.ts'

/** Plays a sound at each new order, on every page, while it is switched on. */
export function useNewOrderSound(): void {
  const { subscribe } = useLive()
  const isOn = useStore(newOrderSound) === true
  useEffect(() => {
    if (!isOn) return
    // After a reload the sound has to be allowed again, which not every key does.
    const asking = new AbortController()
    const allow = async () => {
      if (await allowSound()) asking.abort()
    }
    for (const gesture of ['click', 'keydown'])
      window.addEventListener(gesture, () => void allow(), { signal: asking.signal })
    const unsubscribe = subscribe((event) => {
      if (event?.kind === 'orderPlaced') playNewOrder()
    })
    return () => {
      asking.abort()
      unsubscribe()
    }
  }, [isOn, subscribe])
}

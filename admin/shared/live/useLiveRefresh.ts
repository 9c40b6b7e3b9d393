import { useEffect, useEffectEvent } from 'react'
import { useLive, type LiveEvent } from './LiveContext.ts'

const SECOND_MS = 1_000

/**
 * Reads again after an event: at once, and then at most once in `pauseMs`.
 * @param isMine whether an event concerns the page. @default all events
 * @param pauseMs the shortest time (ms) between two reads, however much happens. @default a second
 */
export function useLiveRefresh(
  refresh: () => void,
  isMine: (event: LiveEvent) => boolean = () => true,
  pauseMs = SECOND_MS,
): void {
  const { subscribe } = useLive()
  const onRefresh = useEffectEvent(refresh)
  const concerns = useEffectEvent(isMine)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = -Infinity
    const unsubscribe = subscribe((event) => {
      if (timer !== undefined || !concerns(event)) return
      timer = setTimeout(
        () => {
          timer = undefined
          last = Date.now()
          onRefresh()
        },
        Math.max(0, last + pauseMs - Date.now()),
      )
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [pauseMs, subscribe])
}

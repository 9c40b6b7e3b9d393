import { useEffect, useEffectEvent } from 'react'
import { useLive, type LiveEvent } from './LiveContext.ts'

/** How often (ms) a page reads again at most, however much happens. */
const MOST_OFTEN_MS = 1_000

/**
 * Reads again when something happens: at once, and after that at most once a second.
 * @param isMine whether an event concerns the page. @default all events
 */
export function useLiveRefresh(
  refresh: () => void,
  isMine: (event: LiveEvent) => boolean = () => true,
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
        Math.max(0, last + MOST_OFTEN_MS - Date.now()),
      )
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [subscribe])
}

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Tells MUI's modal when the sheet has come and when its way out is over, however long the style makes that. */
export function useTransition(
  panel: RefObject<HTMLElement | null>,
  shown: boolean,
  onEnter?: () => void,
  onExited?: () => void,
): void {
  const enter = useEffectEvent(() => onEnter?.())
  const exited = useEffectEvent(() => onExited?.())

  useEffect(() => {
    if (shown) {
      enter()
      return
    }
    let current = true
    // A test's document draws nothing and has no animations to ask for.
    const sheet = panel.current
    const running = sheet !== null && 'getAnimations' in sheet ? sheet.getAnimations() : []
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      if (current) exited()
    })
    return () => {
      current = false
    }
  }, [panel, shown])
}

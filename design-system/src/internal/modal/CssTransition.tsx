import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  type FocusEventHandler,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react'

declare module '@mui/material/Dialog' {
  interface DialogTransitionSlotPropsOverrides {
    panel: RefObject<HTMLElement | null>
  }
}

interface CssTransitionProps {
  /** MUI's ref for its focus trap. It gets the panel, because the container would take the focus itself. */
  ref?: Ref<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  /** The dialog's container, with the panel in it. */
  children: ReactElement<{ onFocus?: FocusEventHandler }>
  /** MUI uses it to remember the element that had the focus. */
  onFocus?: FocusEventHandler
  in?: boolean
  onEnter?: () => void
  onExited?: () => void
}

/**
 * A dialog's transition by CSS animations, which differ on phone and desktop. MUI's own transitions write a `style`
 * attribute, which the CSP blocks in the server's HTML. It waits until the panel's closing animation has ended.
 */
export function CssTransition({
  ref,
  panel,
  children,
  onFocus,
  in: shown = false,
  ...callbacks
}: CssTransitionProps) {
  const enter = useEffectEvent(() => callbacks.onEnter?.())
  const exited = useEffectEvent(() => callbacks.onExited?.())
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => panel.current, [panel])

  useEffect(() => {
    if (shown) return enter()
    let current = true
    // jsdom has no `getAnimations`.
    const running = panel.current && 'getAnimations' in panel.current ? panel.current.getAnimations() : []
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => {
      if (current) exited()
    })
    return () => {
      current = false
    }
  }, [panel, shown])

  return cloneElement(children, { onFocus })
}

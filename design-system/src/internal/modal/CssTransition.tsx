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
  /** MUI's hold on what keeps the focus. It gets the panel: the container around it would take the focus itself. */
  ref?: Ref<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  /** The dialog's container, with the panel in it. */
  children: ReactElement<{ onFocus?: FocusEventHandler }>
  /** By it MUI learns where the focus came from, and goes back to. */
  onFocus?: FocusEventHandler
  in?: boolean
  onEnter?: () => void
  onExited?: () => void
}

/**
 * A dialog's transition whose motion is in its style: another on a phone than on a desktop, without a `style` attribute in
 * the server's HTML, which MUI's own transitions write. It waits for the panel's way out, however long that takes.
 */
export function CssTransition({
  ref,
  panel,
  children,
  onFocus,
  in: shown = false,
  ...told
}: CssTransitionProps) {
  const enter = useEffectEvent(() => told.onEnter?.())
  const exited = useEffectEvent(() => told.onExited?.())
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => panel.current, [panel])

  useEffect(() => {
    if (shown) return enter()
    let current = true
    // A test's document draws nothing and has no animations to ask for.
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

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** The focus sentinel at the end of MUI's Modal. */
const END_OF_MODAL = '[data-testid="sentinelEnd"]'

/**
 * Moves the focus from the end of an open modal to the toasts on Tab, and keeps the modal's focus trap from taking it
 * back. Tab after the last toast leads back into the modal.
 * @param onCome called with the control that had the focus before
 */
export function useTabFromModal(
  element: RefObject<HTMLElement | null>,
  onCome: (from: Element) => void,
): void {
  const come = useEffectEvent(onCome)
  useEffect(() => {
    const node = element.current
    if (node === null) return
    let isForward = false
    const onKeyDown = ({ key, shiftKey }: KeyboardEvent) => {
      isForward = key === 'Tab' && !shiftKey
    }
    const onFocusIn = (event: FocusEvent) => {
      const { target, relatedTarget } = event
      if (!(target instanceof Element)) return
      // React's listener below has run; the modal's listener on the document must not.
      if (node.contains(target)) return event.stopPropagation()
      const button = node.querySelector('button')
      if (!isForward || button === null || !target.matches(END_OF_MODAL)) return
      event.stopPropagation()
      button.focus({ preventScroll: true })
      if (relatedTarget instanceof Element) come(relatedTarget)
    }
    addEventListener('keydown', onKeyDown, true)
    document.body.addEventListener('focusin', onFocusIn)
    return () => {
      removeEventListener('keydown', onKeyDown, true)
      document.body.removeEventListener('focusin', onFocusIn)
    }
  }, [element])
}

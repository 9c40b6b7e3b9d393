import { useEffect, type RefObject } from 'react'

/** What stands after a modal's last control: MUI's Modal leads from it to the first one. */
const END_OF_MODAL = '[data-testid="sentinelEnd"]'

/**
 * Lets Tab lead from the end of an open modal to the notices, and lets them keep focus: a modal takes back what leaves
 * it. From the last notice Tab leads out, and so into the modal again.
 * @param onCome told which control Tab came from
 */
export function useAfterModals(
  element: RefObject<HTMLElement | null>,
  onCome: (from: Element) => void,
): void {
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
      // React, which listens below, has heard it; the modal, which listens above, must not.
      if (node.contains(target)) return event.stopPropagation()
      const button = node.querySelector('button')
      if (!isForward || button === null || !target.matches(END_OF_MODAL)) return
      event.stopPropagation()
      button.focus({ preventScroll: true })
      if (relatedTarget instanceof Element) onCome(relatedTarget)
    }
    addEventListener('keydown', onKeyDown, true)
    document.body.addEventListener('focusin', onFocusIn)
    return () => {
      removeEventListener('keydown', onKeyDown, true)
      document.body.removeEventListener('focusin', onFocusIn)
    }
  }, [element, onCome])
}

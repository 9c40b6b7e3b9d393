import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusInside, leaveFocus, type InitialFocus } from './focusInside.ts'

interface ModalFocus {
  open: boolean
  panel: RefObject<HTMLElement | null>
  titleId: string
  initialFocus: InitialFocus
}

/**
 * Sets the initial focus of a modal. MUI's Modal focuses the panel, traps the focus and restores it. Call this hook
 * in the component that renders the modal: it has to run after MUI's effects, when this modal is the top one.
 */
export function useModalFocus({ open, panel, titleId, initialFocus }: ModalFocus): void {
  const opener = useRef<Element>(null)

  // Runs before a modal moves the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  useEffect(() => {
    if (panel.current === null) return
    if (open) focusInside(panel.current, initialFocus, titleId)
    // MUI restores the focus to the opener, unless that can't be focused.
    else leaveFocus(panel.current, opener.current)
  }, [open, panel, initialFocus, titleId])
}

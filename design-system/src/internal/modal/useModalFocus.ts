import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusInside, leaveFocus, type InitialFocus } from './focusInside.ts'

interface ModalFocus {
  open: boolean
  panel: RefObject<HTMLElement | null>
  titleId: string
  initialFocus: InitialFocus
}

/**
 * Where focus goes when a modal opens. MUI's Modal gives it to the panel, keeps it inside and gives it back. To be called
 * where the modal is drawn: only after MUI's own effects is this modal the top one, and one beneath lets go of focus.
 */
export function useModalFocus({ open, panel, titleId, initialFocus }: ModalFocus): void {
  const opener = useRef<Element>(null)

  // Before any modal moves focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  useEffect(() => {
    if (panel.current === null) return
    if (open) focusInside(panel.current, initialFocus, titleId)
    // It went back to what opened the modal, unless that couldn't have it.
    else leaveFocus(panel.current, opener.current)
  }, [open, panel, initialFocus, titleId])
}

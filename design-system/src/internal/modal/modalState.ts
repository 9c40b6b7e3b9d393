import type { ModalProps } from '@mui/material/Modal'

/** How the shopper closed a modal. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'drag'

/** Props of every modal. */
export interface ModalState {
  /** Setting it to false starts the closing animation; `onClosed` follows. */
  open: boolean
  /** The shopper wants to close it; the app sets `open` to false. */
  onClose: (reason: CloseReason) => void
  /** The closing animation has ended. */
  onClosed?: () => void
}

/** The props of MUI's Modal that all our modals share. No portal: the server can't render portals. */
export function modalProps({ open, onClose, onClosed }: ModalState) {
  return {
    open,
    disablePortal: true,
    onClose: (_event, reason) => onClose(reason === 'escapeKeyDown' ? 'escape' : 'backdrop'),
    onTransitionExited: onClosed,
    // A press on the backdrop doesn't move the focus, neither while the modal is open nor while it closes.
    onMouseDown(event) {
      const { target } = event
      if (target instanceof Element && target.closest('[aria-modal]') === null) event.preventDefault()
    },
  } satisfies Partial<ModalProps>
}

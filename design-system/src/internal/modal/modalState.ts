import type { ModalProps } from '@mui/material/Modal'

/** What the shopper did to leave. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'drag'

/** When a modal is there. */
export interface ModalState {
  /** Turning it to false lets it leave with its motion; `onClosed` follows. */
  open: boolean
  /** The shopper wants to leave; the app decides by turning `open` to false. */
  onClose: (reason: CloseReason) => void
  /** It has left. */
  onClosed?: () => void
}

/** The props of MUI's Modal that every modal of ours has. It is drawn where it is written: the server draws no portals. */
export function modalProps({ open, onClose, onClosed }: ModalState) {
  return {
    open,
    disablePortal: true,
    onClose: (_event, reason) => onClose(reason === 'escapeKeyDown' ? 'escape' : 'backdrop'),
    onTransitionExited: onClosed,
    // A press beside the panel takes focus from nothing: not from the panel, nor, as it leaves, from what has it again.
    onMouseDown(event) {
      const { target } = event
      if (target instanceof Element && target.closest('[aria-modal]') === null) event.preventDefault()
    },
  } satisfies Partial<ModalProps>
}

import { keyframes } from '@emotion/react'
import Modal from '@mui/material/Modal'
import { styled } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactElement, type RefObject } from 'react'
import { forwardExcept } from '../forwardExcept.ts'
import { focusInside, leaveFocus, type InitialFocus } from './focusInside.ts'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

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
  /** It is there without the motion of its arrival, as it takes another modal's place. @default false */
  still?: boolean
}

interface ModalShellProps extends ModalState {
  className?: string
  /** The panel within, once it is drawn. */
  panel: RefObject<HTMLElement | null>
  titleId: string
  initialFocus: InitialFocus
  /** The panel; it takes `MovingPanelProps`. */
  children: ReactElement
}

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

const scrimStyles: ThemedStyles = ({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: theme.vars.palette.scrim,
  animation: `${fadeIn} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}`,
  '&[data-state="closing"]': {
    animation: `${fadeOut} ${theme.transitions.duration.short}ms ${theme.transitions.easing.easeIn} forwards`,
  },
})

const Root = styled(Modal)({ '&[data-still] > :not([data-state="closing"])': { animation: 'none' } })
const Scrim = styled('div', { shouldForwardProp: forwardExcept('open', 'ownerState') })(scrimStyles)

/** A press beside the panel takes focus from nothing: not from the panel, nor, as it leaves, from what has it again. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

/**
 * What every modal with motion has around its panel: the scrim, and where focus goes. MUI's Modal keeps focus inside,
 * gives it back, locks scrolling, hides the rest from readers and lets Escape close the top one of several.
 */
export function ModalShell({
  className,
  open,
  onClose,
  onClosed,
  still,
  children,
  ...focus
}: ModalShellProps) {
  const { panel, titleId, initialFocus } = focus
  const opener = useRef<Element>(null)

  // Before any modal moves focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  // Here, not within the panel: only after MUI's own effects is this modal the top one, and one beneath lets go of focus.
  useEffect(() => {
    if (panel.current === null) return
    if (open) focusInside(panel.current, initialFocus, titleId)
    // It went back to what opened the modal, unless that couldn't have it.
    else leaveFocus(panel.current, opener.current)
  }, [open, panel, initialFocus, titleId])

  return (
    <Root
      className={className}
      data-still={still ? '' : undefined}
      open={open}
      disablePortal
      closeAfterTransition
      onClose={(_event, reason) => onClose(reason === 'escapeKeyDown' ? 'escape' : 'backdrop')}
      onTransitionExited={onClosed}
      slots={{ backdrop: Scrim }}
      slotProps={{
        backdrop: { 'data-state': open ? 'open' : 'closing', onMouseDown: keepFocus } as object,
      }}
    >
      {children}
    </Root>
  )
}

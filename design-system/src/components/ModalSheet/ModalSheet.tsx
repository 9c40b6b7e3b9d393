import Modal from '@mui/material/Modal'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { forwardExcept } from '../../internal/forwardExcept.ts'
import { focusInside, leaveFocus, type InitialFocus } from './focusInside.ts'
import { Sheet } from './Sheet.tsx'
import { rootStyles, scrimStyles } from './styles.ts'

/** What the shopper did to leave. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'drag'

/** A sheet has a title bar of its own, or takes its name from a heading within its content. */
type Name = { title: ReactNode; labelledBy?: undefined } | { title?: undefined; labelledBy: string }

export type ModalSheetProps = Name & {
  /** Turning it to false lets the sheet leave with its motion; `onClosed` follows. */
  open: boolean
  /** The shopper wants to leave; the app decides by turning `open` to false. */
  onClose: (reason: CloseReason) => void
  /** The sheet has left. */
  onClosed?: () => void
  children: ReactNode
  /** Left column of a wide sheet, top of it on a phone: the gallery. */
  media?: ReactNode
  /** Stays at the lower edge while the rest scrolls: the main action. */
  footer?: ReactNode
  /** Under both columns of a wide sheet: what belongs to it but isn't the point. */
  below?: ReactNode
  /** `wide` has two columns from 900 px. On a phone all are as wide as the screen. @default 'medium' */
  width?: 'small' | 'medium' | 'wide'
  /** Name of the close button. */
  closeLabel: string
  /** `alertdialog` asks something that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** @default 'title' */
  initialFocus?: InitialFocus
}

const Root = styled(Modal)(rootStyles)
const Scrim = styled('div', { shouldForwardProp: forwardExcept('open', 'ownerState') })(scrimStyles)

/**
 * A modal: a sheet from below on a phone, which can be pulled down, and a centred dialog from 600 px. MUI's Modal
 * keeps focus inside, gives it back, locks scrolling, hides the rest from readers and lets Escape close the top one
 * of several.
 *
 * It is drawn where it is written, so that a server can render one that is open from the start. So it belongs near
 * the top of the app, outside of anything that moves or clips, and never inside another sheet: a second one stands
 * after the first as its sibling.
 */
export function ModalSheet(props: ModalSheetProps) {
  const { open, onClose, onClosed, title, labelledBy, closeLabel, children, media, footer, below } = props
  const { width = 'medium', role = 'dialog', initialFocus = 'title' } = props
  const ownTitleId = useId()
  const titleId = labelledBy ?? ownTitleId
  const panel = useRef<HTMLDivElement>(null)

  // Here, not within the sheet: only after MUI's own effects is this modal the top one, and one beneath lets go of focus.
  useEffect(() => {
    if (panel.current === null) return
    if (open) focusInside(panel.current, initialFocus, titleId)
    // It went back to what opened the sheet, unless that can't have it now.
    else leaveFocus(panel.current)
  }, [open, initialFocus, titleId])

  return (
    <Root
      open={open}
      disablePortal
      closeAfterTransition
      onClose={(_event, reason) => onClose(reason === 'escapeKeyDown' ? 'escape' : 'backdrop')}
      onTransitionExited={onClosed}
      slots={{ backdrop: Scrim }}
      slotProps={{ backdrop: { 'data-state': open ? 'open' : 'closing' } as object }}
    >
      <Sheet
        in={open}
        ref={panel}
        panel={panel}
        role={role}
        width={width}
        title={title}
        titleId={titleId}
        closeLabel={closeLabel}
        onCloseButton={() => onClose('button')}
        onPulledDown={() => onClose('drag')}
        media={media}
        footer={footer}
        below={below}
      >
        {children}
      </Sheet>
    </Root>
  )
}

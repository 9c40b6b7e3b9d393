import Modal from '@mui/material/Modal'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import { forwardExcept } from '../../internal/forwardExcept.ts'
import type { CloseReason } from '../ModalSheet/index.ts'
import { focusInside } from '../ModalSheet/focusInside.ts'
import { scrimStyles } from '../ModalSheet/styles.ts'
import { Drawer, type DrawerParts } from './Drawer.tsx'
import { rootStyles } from './styles.ts'

export interface SidebarProps extends DrawerParts {
  /** Turning it to false lets the drawer leave with its motion; `onClosed` follows. */
  open: boolean
  /** The shopper wants to leave; the app decides by turning `open` to false. */
  onClose: (reason: CloseReason) => void
  /** The drawer has left. */
  onClosed?: () => void
}

const Root = styled(Modal)(rootStyles)
const Scrim = styled('div', { shouldForwardProp: forwardExcept('open', 'ownerState') })(scrimStyles)

/**
 * A modal drawer at the right edge, where the header's buttons and most thumbs are; 340 px wide, on a phone at most 88 %
 * of the screen. Focus goes to its title, stays inside and returns to whatever opened it; Escape, a press beside it, the
 * button and a swipe close it. Like a `ModalSheet` it is drawn where it is written, near the top of the app.
 */
export function Sidebar({ open, onClose, onClosed, ...parts }: SidebarProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)

  // Here, not within the drawer: only after MUI's own effects is this modal the top one.
  useEffect(() => {
    if (open && panel.current !== null) focusInside(panel.current, 'title', titleId)
  }, [open, titleId])

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
      <Drawer
        {...parts}
        in={open}
        ref={panel}
        panel={panel}
        titleId={titleId}
        onCloseButton={() => onClose('button')}
        onSwipedAway={() => onClose('drag')}
      />
    </Root>
  )
}

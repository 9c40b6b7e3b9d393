import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { ModalShell, type ModalState } from '../../internal/modal/ModalShell.tsx'
import { Drawer, type DrawerParts } from './Drawer.tsx'
import { rootStyles } from './styles.ts'

export interface SidebarProps extends DrawerParts, ModalState {}

const Root = styled(ModalShell)(rootStyles)

/**
 * A modal drawer at the right edge, where the header's buttons and most thumbs are; 340 px wide, on a phone at most 88 %
 * of the screen. Focus goes to its title, stays inside and returns to whatever opened it; Escape, a press beside it, the
 * button and a swipe close it. Like a `ModalSheet` it is drawn where it is written, near the top of the app.
 */
export function Sidebar({ open, onClose, onClosed, ...parts }: SidebarProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Root {...{ open, onClose, onClosed, panel, titleId }} initialFocus="title">
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

import { styled } from '@mui/material/styles'
import { useId, useRef, type ReactNode } from 'react'
import type { InitialFocus } from '../../internal/modal/focusInside.ts'
import { ModalShell, type ModalState } from '../../internal/modal/ModalShell.tsx'
import { Sheet, type SheetParts } from './Sheet.tsx'
import { rootStyles } from './styles.ts'

/** A sheet has a title bar of its own, or takes its name from a heading within its content. */
type Name = { title: ReactNode; labelledBy?: undefined } | { title?: undefined; labelledBy: string }

export type ModalSheetProps = Name &
  SheetParts &
  ModalState & {
    /** `wide` has two columns from 900 px. On a phone all are as wide as the screen. @default 'medium' */
    width?: 'small' | 'medium' | 'wide'
    /** As high as the screen allows from the start, so that what comes later moves nothing: for what is still loaded. @default false */
    tall?: boolean
    /** As high as an EmptyState with two ways on, whichever of them it holds: one takes another's place and moves nothing. @default false */
    steady?: boolean
    /** Name of the close button. */
    closeLabel: string
    /** `alertdialog` asks something that must be answered. @default 'dialog' */
    role?: 'dialog' | 'alertdialog'
    /** @default 'title' */
    initialFocus?: InitialFocus
  }

const Root = styled(ModalShell)(rootStyles)

/**
 * A modal: a sheet from below on a phone, which can be pulled down, and a centred dialog from 600 px.
 *
 * It is drawn where it is written, so that a server can render one that is open from the start. So it belongs near
 * the top of the app, outside of anything that moves or clips, and never inside another sheet: a second one stands
 * after the first as its sibling.
 */
export function ModalSheet({ open, onClose, onClosed, still, labelledBy, ...sheet }: ModalSheetProps) {
  const {
    width = 'medium',
    tall = false,
    steady = false,
    role = 'dialog',
    initialFocus = 'title',
    ...parts
  } = sheet
  const ownTitleId = useId()
  const titleId = labelledBy ?? ownTitleId
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Root {...{ open, onClose, onClosed, still, panel, titleId, initialFocus }}>
      <Sheet
        {...parts}
        in={open}
        ref={panel}
        panel={panel}
        role={role}
        width={width}
        tall={tall}
        steady={steady}
        titleId={titleId}
        onCloseButton={() => onClose('button')}
        onPulledDown={() => onClose('drag')}
      />
    </Root>
  )
}

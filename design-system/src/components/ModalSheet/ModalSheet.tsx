import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId, useRef, type ReactNode } from 'react'
import { forwardExcept } from '../../internal/forwardExcept.ts'
import { CssTransition } from '../../internal/modal/CssTransition.tsx'
import type { InitialFocus } from '../../internal/modal/focusInside.ts'
import { modalProps, type ModalState } from '../../internal/modal/modalState.ts'
import { useDragAway } from '../../internal/modal/useDragAway.ts'
import { useModalFocus } from '../../internal/modal/useModalFocus.ts'
import { SheetParts, type SheetPartsProps } from './SheetParts.tsx'
import { handleStyles, scrimStyles, sheetStyles } from './styles.ts'

/** A sheet has a title bar of its own, or takes its name from a heading within its content. */
type Name = { title: ReactNode; labelledBy?: undefined } | { title?: undefined; labelledBy: string }

export type ModalSheetProps = Name &
  SheetPartsProps &
  ModalState & {
    /** It is there without the motion of its arrival, as it takes another modal's place. @default false */
    still?: boolean
    /**
     * `large` has room for lists in two columns, `wide` has two columns of its own, both from 900 px. On a phone all are
     * as wide as the screen. @default 'medium'
     */
    width?: 'small' | 'medium' | 'large' | 'wide'
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

const Root = styled(Dialog)(sheetStyles)
const Handle = styled('div')(handleStyles)
// MUI's own fades by a `style` attribute, which the server's HTML can't have.
const Scrim = styled('div', {
  shouldForwardProp: forwardExcept('open', 'ownerState', 'transitionDuration'),
})(scrimStyles)

const SLOTS = { transition: CssTransition, backdrop: Scrim }
const ENOUGH = { farEnough: 120, fastEnough: 0.6 }

/**
 * A modal: a sheet from below on a phone, which can be pulled down, and a centred dialog from 600 px.
 *
 * It is drawn where it is written, so that a server can render one that is open from the start. So it belongs near
 * the top of the app, outside of anything that moves or clips, and never inside another sheet: a second one stands
 * after the first as its sibling.
 */
export function ModalSheet({ open, onClose, onClosed, labelledBy, ...sheet }: ModalSheetProps) {
  const { still, width = 'medium', tall, steady, role, initialFocus = 'title', ...parts } = sheet
  const ownTitleId = useId()
  const titleId = labelledBy ?? ownTitleId
  const panel = useRef<HTMLDivElement>(null)
  const onLetGo = () => onClose('drag')
  const drag = useDragAway({ panel, way: 'down', by: 'handle', ...ENOUGH, onLetGo })
  useModalFocus({ open, panel, titleId, initialFocus })
  const paper = {
    ref: panel,
    // An elevation would be written as a `style` attribute.
    variant: 'outlined' as const,
    elevation: 0,
    'data-modal-sheet': '',
    'data-width': width,
    'data-tall': tall ? '' : undefined,
    'data-steady': steady ? '' : undefined,
  }
  return (
    <Root
      {...modalProps({ open, onClose, onClosed })}
      role={role}
      aria-labelledby={titleId}
      maxWidth={false}
      data-state={open ? 'open' : 'closing'}
      data-still={still ? '' : undefined}
      slots={SLOTS}
      slotProps={{ paper, transition: { panel } }}
    >
      <Handle aria-hidden="true" {...drag} />
      <SheetParts {...parts} titleId={titleId} onCloseButton={() => onClose('button')} />
    </Root>
  )
}

import { useId, useRef, type ReactNode } from 'react'
import { CssTransition } from '../../internal/modal/CssTransition.tsx'
import type { InitialFocus } from '../../internal/modal/focusInside.ts'
import { modalProps, type ModalState } from '../../internal/modal/modalState.ts'
import { useDragToClose } from '../../internal/modal/useDragToClose.ts'
import { useModalFocus } from '../../internal/modal/useModalFocus.ts'
import { Handle, Root, Scrim } from './parts.ts'
import { SheetParts, type SheetPartsProps } from './SheetParts.tsx'

/** A sheet has its own title bar, or is named by a heading within its content. */
type Name = { title: ReactNode; labelledBy?: undefined } | { title?: undefined; labelledBy: string }

export type ModalSheetProps = Name &
  SheetPartsProps &
  ModalState & {
    /** Opens without an animation, because it replaces another modal. @default false */
    still?: boolean
    /**
     * From 900 px `large` fits lists in two columns, and `wide` has two columns itself. On a phone every sheet is as
     * wide as the screen. @default 'medium'
     */
    width?: 'small' | 'medium' | 'large' | 'wide'
    /** Full height from the start, so that content that is still loading doesn't move the layout. @default false */
    tall?: boolean
    /**
     * As high as an EmptyState with two actions, so that replacing one state by another doesn't move the layout.
     * @default false
     */
    steady?: boolean
    closeLabel: string
    /** `alertdialog` for a question that must be answered. @default 'dialog' */
    role?: 'dialog' | 'alertdialog'
    /** @default 'title' */
    initialFocus?: InitialFocus
  }

const SLOTS = { transition: CssTransition, backdrop: Scrim }
const ENOUGH = { farEnough: 120, fastEnough: 0.6 }

/**
 * A modal: on a phone a bottom sheet that can be dragged down, from 600 px a centred dialog. It doesn't use a
 * portal, so that the server can render an open sheet. So render it near the top of the app, outside of elements that
 * move or clip, and never inside another sheet: a second sheet is a sibling after the first.
 */
export function ModalSheet({ open, onClose, onClosed, labelledBy, ...sheet }: ModalSheetProps) {
  const { still, width = 'medium', tall, steady, role, initialFocus = 'title', ...parts } = sheet
  const ownTitleId = useId()
  const titleId = labelledBy ?? ownTitleId
  const panel = useRef<HTMLDivElement>(null)
  const onLetGo = () => onClose('drag')
  const drag = useDragToClose({ panel, way: 'down', by: 'handle', ...ENOUGH, onLetGo })
  useModalFocus({ open, panel, titleId, initialFocus })
  const paper = {
    ref: panel,
    // MUI writes an elevation as a `style` attribute.
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

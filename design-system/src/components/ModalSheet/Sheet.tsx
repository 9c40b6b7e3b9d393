import { styled } from '@mui/material/styles'
import type { ReactNode, Ref, RefObject } from 'react'
import { Heading } from '../../layout/Heading.tsx'
import { IconButton } from '../IconButton/index.ts'
import { barStyles, cornerStyles, handleStyles, scrollerStyles, sheetStyles } from './styles.ts'
import { useSheetDrag } from './useSheetDrag.ts'
import { useTransition } from './useTransition.ts'

/** The parts of a sheet; what is not given takes no room. */
export interface SheetParts {
  children: ReactNode
  media?: ReactNode
  footer?: ReactNode
  below?: ReactNode
}

interface SheetProps extends SheetParts {
  /** MUI's modal drives a child with these three as a transition: it waits for the end before it goes. */
  in: boolean
  onEnter?: () => void
  onExited?: () => void
  tabIndex?: number
  ref?: Ref<HTMLDivElement>
  onFocus?: React.FocusEventHandler

  /** What `ref` fills, together with MUI's own. */
  panel: RefObject<HTMLDivElement | null>
  role: 'dialog' | 'alertdialog'
  width: 'small' | 'medium' | 'wide'
  title: ReactNode
  titleId: string
  closeLabel: string
  onCloseButton: () => void
  onPulledDown: () => void
}

const Root = styled('div')(sheetStyles)
const Handle = styled('div')(handleStyles)
const Bar = styled('div')(barStyles)
const Corner = styled('div')(cornerStyles)
const Scroller = styled('div')(scrollerStyles)

/** The panel itself: handle, title bar, what scrolls, and the bar that stays. */
export function Sheet({ ref, ...props }: SheetProps) {
  const { in: shown, onEnter, onExited, panel, title, titleId, closeLabel, onCloseButton } = props
  const drag = useSheetDrag(panel, props.onPulledDown)
  useTransition(panel, shown, onEnter, onExited)

  const close = (
    <IconButton
      icon="close"
      label={closeLabel}
      variant={title ? 'plain' : 'floating'}
      onClick={onCloseButton}
    />
  )

  return (
    <Root
      ref={ref}
      role={props.role}
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={props.tabIndex ?? -1}
      onFocus={props.onFocus}
      data-width={props.width}
      data-state={shown ? 'open' : 'closing'}
      data-modal-sheet=""
    >
      <Handle aria-hidden="true" {...drag} />
      {title ? (
        <Bar>
          <Heading level={2} size={22} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {close}
        </Bar>
      ) : (
        <Corner>{close}</Corner>
      )}
      <Scroller data-footer={props.footer ? '' : undefined}>
        {props.media && <div data-part="media">{props.media}</div>}
        <div data-part="main">{props.children}</div>
        {props.footer && <div data-part="footer">{props.footer}</div>}
        {props.below && <div data-part="below">{props.below}</div>}
      </Scroller>
    </Root>
  )
}

import { styled } from '@mui/material/styles'
import { useRef, useState, type ReactNode, type RefObject, type UIEvent } from 'react'
import { Heading } from '../../layout/Heading.tsx'
import type { MovingPanelProps } from '../../internal/modal/modalPanel.ts'
import { useDragAway } from '../../internal/modal/useDragAway.ts'
import { useTransition } from '../../internal/modal/useTransition.ts'
import { IconButton } from '../IconButton/index.ts'
import { barStyles, cornerStyles, handleStyles, MEDIA_LEFT, scrollerStyles, sheetStyles } from './styles.ts'

/** The parts of a sheet; what is not given takes no room. */
export interface SheetParts {
  /** What scrolls. */
  children: ReactNode
  /** Left column of a wide sheet, top of it on a phone: the gallery. */
  media?: ReactNode
  /** On a phone it stands beside the close button once the media is scrolled away, where there is no title: the name again. */
  barTitle?: ReactNode
  /** Stays at the lower edge while the rest scrolls: the main action. */
  footer?: ReactNode
  /** Under both columns of a wide sheet: what belongs to it but isn't the point. */
  below?: ReactNode
}

interface SheetProps extends SheetParts, MovingPanelProps {
  /** What `ref` fills, together with MUI's own. */
  panel: RefObject<HTMLDivElement | null>
  role: 'dialog' | 'alertdialog'
  width: 'small' | 'medium' | 'wide'
  tall: boolean
  steady: boolean
  title?: ReactNode
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

const ENOUGH = { farEnough: 120, fastEnough: 0.6 }

/** The panel itself: handle, title bar, what scrolls, and the bar that stays. */
export function Sheet({ ref, ...props }: SheetProps) {
  const { in: shown, onEnter, onExited, panel, title, titleId, closeLabel, onCloseButton } = props
  const drag = useDragAway({ panel, way: 'down', by: 'handle', ...ENOUGH, onLetGo: props.onPulledDown })
  useTransition(panel, shown, onEnter, onExited)
  const media = useRef<HTMLDivElement>(null)
  const [isMediaAway, setMediaAway] = useState(false)
  const onScroll = ({ currentTarget: { scrollTop } }: UIEvent) =>
    setMediaAway(media.current !== null && scrollTop > media.current.offsetHeight - MEDIA_LEFT)

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
      data-tall={props.tall ? '' : undefined}
      data-steady={props.steady ? '' : undefined}
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
        <Corner data-bar={isMediaAway ? '' : undefined}>
          {isMediaAway && props.barTitle && <p aria-hidden="true">{props.barTitle}</p>}
          {close}
        </Corner>
      )}
      <Scroller data-footer={props.footer ? '' : undefined} onScroll={onScroll}>
        {props.media && (
          <div data-part="media" ref={media}>
            {props.media}
          </div>
        )}
        <div data-part="main">{props.children}</div>
        {props.footer && <div data-part="footer">{props.footer}</div>}
        {props.below && <div data-part="below">{props.below}</div>}
      </Scroller>
    </Root>
  )
}

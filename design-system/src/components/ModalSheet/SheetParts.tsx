import { styled } from '@mui/material/styles'
import { useRef, useState, type ReactNode, type UIEvent } from 'react'
import { Heading } from '../../layout/Heading.tsx'
import { IconButton } from '../IconButton/index.ts'
import { barStyles, cornerStyles, MEDIA_LEFT, scrollerStyles } from './styles.ts'

/** The parts of a sheet; what is not given takes no room. */
export interface SheetPartsProps {
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

interface TitledPartsProps extends SheetPartsProps {
  title?: ReactNode
  titleId: string
  closeLabel: string
  onCloseButton: () => void
}

const Bar = styled('div')(barStyles)
const Corner = styled('div')(cornerStyles)
const Scroller = styled('div')(scrollerStyles)

/** What is in the panel: title bar, what scrolls, and the bar that stays. */
export function SheetParts({ title, titleId, closeLabel, onCloseButton, ...parts }: TitledPartsProps) {
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
    <>
      {title ? (
        <Bar>
          <Heading level={2} size={22} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {close}
        </Bar>
      ) : (
        <Corner data-bar={isMediaAway ? '' : undefined}>
          {isMediaAway && parts.barTitle && <p aria-hidden="true">{parts.barTitle}</p>}
          {close}
        </Corner>
      )}
      <Scroller data-footer={parts.footer ? '' : undefined} onScroll={onScroll}>
        {parts.media && (
          <div data-part="media" ref={media}>
            {parts.media}
          </div>
        )}
        <div data-part="main">{parts.children}</div>
        {parts.footer && <div data-part="footer">{parts.footer}</div>}
        {parts.below && <div data-part="below">{parts.below}</div>}
      </Scroller>
    </>
  )
}

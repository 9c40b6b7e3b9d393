import { useRef, useState, type ReactNode, type UIEvent } from 'react'
import { Heading } from '../../layout/Heading.tsx'
import { IconButton } from '../IconButton/index.ts'
import { Bar, Corner, MEDIA_LEFT, Scroller } from './parts.ts'

/** The parts of a sheet. A part that is left out takes no space. */
export interface SheetPartsProps {
  /** The scrolling content. */
  children: ReactNode
  /** The gallery: the left column of a wide sheet, or the top on a phone. */
  media?: ReactNode
  /** For sheets without a title: shown beside the close button on a phone when the media is scrolled out of view. */
  barTitle?: ReactNode
  /** The main action, fixed at the lower edge. */
  footer?: ReactNode
  /** Secondary content under both columns of a wide sheet. */
  below?: ReactNode
}

interface TitledPartsProps extends SheetPartsProps {
  title?: ReactNode
  titleId: string
  closeLabel: string
  onCloseButton: () => void
}

/** The content of the panel: title bar, scrolling content, and the fixed action bar. */
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

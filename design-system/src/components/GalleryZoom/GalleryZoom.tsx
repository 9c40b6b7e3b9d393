import Modal from '@mui/material/Modal'
import { styled } from '@mui/material/styles'
import { useRef, type KeyboardEvent } from 'react'
import type { ModalPanelProps } from '../../internal/modal/modalPanel.ts'
import { StepButtons } from '../../internal/StepButtons.tsx'
import type { GalleryLabels, GalleryPicture } from '../Gallery/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { loadedSize, ProductImage } from '../ProductImage/index.ts'
import { barStyles, dialogStyles, pictureStyles, stageStyles } from './styles.ts'
import { MAX_SCALE, STEP, useZoom } from './useZoom.ts'

export interface GalleryZoomProps {
  /** Whether it is there. */
  open: boolean
  /** The shopper wants to leave: by Escape or by the button. */
  onClose: () => void
  /** The product's id. */
  id: string | number
  /** What the pictures show: the product's name. */
  alt: string
  /** At least one. */
  pictures: readonly GalleryPicture[]
  /** Which picture is shown, from 0. */
  index: number
  /** Another picture is wanted, from 0; always one that is there. */
  onIndex: (index: number) => void
  /** Its words. */
  labels: Pick<GalleryLabels, 'slide' | 'previous' | 'next'> & {
    /** Name of the dialog. */
    title: string
    /** Name of plus. */
    zoomIn: string
    /** Name of minus. */
    zoomOut: string
    /** Name of the button that closes it. */
    close: string
  }
}

const Dialog = styled('div')(dialogStyles)
const Bar = styled('div')(barStyles)
const Stage = styled('div')(stageStyles)
const Picture = styled('div')(pictureStyles)

/** An arrow key moves an enlarged picture by so many px. */
const PAN = 80

/**
 * A product's picture over the whole screen (PROD-01), up to four times as large: pinched, tapped twice, by wheel, keys
 * and buttons; at its whole size a swipe of 50 px or an arrow key leads to the next one. MUI's Modal keeps focus inside
 * and gives it back.
 *
 * It is drawn at the end of the page, so it may be written inside a sheet, which moves and clips what it holds; the
 * server never draws it.
 */
export function GalleryZoom({ open, onClose, ...panel }: GalleryZoomProps) {
  return (
    <Modal open={open} hideBackdrop onClose={onClose}>
      <ZoomPanel {...panel} onClose={onClose} />
    </Modal>
  )
}

/** The dialog itself: where one is, the buttons, and the picture in its window. */
function ZoomPanel({ ref, tabIndex, onFocus, ...props }: Omit<GalleryZoomProps, 'open'> & ModalPanelProps) {
  const { onClose, id, alt, pictures, index, onIndex, labels } = props
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const step = (by: number) => {
    const next = index + by
    if (next < 0 || next >= count) return
    reset()
    onIndex(next)
  }
  const { scale, zoomBy, panBy, reset, gestures } = useZoom({ stage, picture, onSwipe: step })
  const isZoomed = scale > 1

  const onArrow = (x: number, y: number) => {
    if (isZoomed) panBy({ x: -x * PAN, y: -y * PAN })
    else if (x !== 0) step(x)
  }
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    ArrowLeft: () => onArrow(-1, 0),
    ArrowRight: () => onArrow(1, 0),
    ArrowUp: () => onArrow(0, -1),
    ArrowDown: () => onArrow(0, 1),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // With these they are the browser's: its own zoom, its Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const { src = null, srcSet = null } = pictures[index] ?? {}
  return (
    <Dialog
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={labels.title}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <Bar>
        <p aria-live="polite">{count > 1 && labels.slide(index + 1, count)}</p>
        <IconButton
          icon="minus"
          label={labels.zoomOut}
          aria-disabled={!isZoomed}
          onClick={() => zoomBy(1 / STEP)}
        />
        <IconButton
          icon="plus"
          label={labels.zoomIn}
          aria-disabled={scale >= MAX_SCALE}
          onClick={() => zoomBy(STEP)}
        />
        <IconButton icon="close" label={labels.close} onClick={onClose} />
      </Bar>
      <Stage
        ref={stage}
        data-zoomed={isZoomed ? '' : undefined}
        {...gestures}
        onDragStart={(event) => event.preventDefault()}
      >
        <Picture ref={picture}>
          <ProductImage
            key={index}
            id={id}
            src={src}
            srcSet={srcSet}
            meanwhile={loadedSize(src)}
            // Twice the screen, so that an enlarged picture has something to show.
            sizes="200vw"
            alt={alt}
            priority="first"
            corners="none"
          />
        </Picture>
      </Stage>
      {count > 1 && <StepButtons index={index} count={count} inset={12} onStep={step} labels={labels} />}
    </Dialog>
  )
}

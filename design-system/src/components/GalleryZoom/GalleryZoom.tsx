import Modal from '@mui/material/Modal'
import { useRef, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react'
import { StepButtons } from '../../internal/StepButtons.tsx'
import type { GalleryLabels, GalleryPicture } from '../Gallery/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { loadedSize, ProductImage } from '../ProductImage/index.ts'
import { Bar, Dialog, Picture, Stage } from './parts.ts'
import { MAX_SCALE, STEP, useZoom } from './useZoom.ts'

export interface GalleryZoomProps {
  open: boolean
  /** Called by Escape or the close button. */
  onClose: () => void
  id: string | number
  /** What the pictures show: the product's name. */
  alt: string
  /** At least one. */
  pictures: readonly GalleryPicture[]
  /** Which picture is shown, from 0. */
  index: number
  /** Called with a valid index when another picture is chosen. */
  onIndex: (index: number) => void
  labels: Pick<GalleryLabels, 'slide' | 'previous' | 'next'> & {
    /** Name of the dialog. */
    title: string
    zoomIn: string
    zoomOut: string
    close: string
  }
}

interface ZoomPanelProps extends Omit<GalleryZoomProps, 'open'> {
  /** These are set by MUI's Modal. */
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
  onFocus?: FocusEventHandler
}

/** Distance that an arrow key moves an enlarged picture, in px. */
const PAN = 80

/**
 * A full-screen view of a product's pictures (PROD-01), with zoom up to 4× by pinch, double tap, wheel, keys and
 * buttons. When not zoomed, a swipe of 50 px or an arrow key shows the next picture. MUI's Modal traps and restores
 * the focus. It is rendered in a portal, so it can be used inside a sheet. The server never renders it.
 */
export function GalleryZoom({ open, onClose, ...panel }: GalleryZoomProps) {
  return (
    <Modal open={open} hideBackdrop onClose={onClose}>
      <ZoomPanel {...panel} onClose={onClose} />
    </Modal>
  )
}

/** The dialog: the position among the pictures, the buttons and the picture. */
function ZoomPanel({ ref, tabIndex, onFocus, ...props }: ZoomPanelProps) {
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
    // With modifiers these are browser shortcuts, such as zoom and Back.
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
            // Twice the screen's width, so that a zoomed picture is sharp.
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

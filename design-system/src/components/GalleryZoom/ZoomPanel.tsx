import { styled } from '@mui/material/styles'
import { useRef, type KeyboardEvent } from 'react'
import type { ModalPanelProps } from '../../internal/modal/modalPanel.ts'
import { StepButtons } from '../../internal/StepButtons.tsx'
import { IconButton } from '../IconButton/index.ts'
import { loadedSize, ProductImage } from '../ProductImage/index.ts'
import type { GalleryZoomProps } from './galleryZoomProps.ts'
import { barStyles, dialogStyles, pictureStyles, stageStyles } from './styles.ts'
import { useZoomGestures } from './useZoomGestures.ts'
import { useZoomView } from './useZoomView.ts'
import { MAX_SCALE, STEP } from './zoomView.ts'

type ZoomPanelProps = Omit<GalleryZoomProps, 'open'> & ModalPanelProps

const Dialog = styled('div')(dialogStyles)
const Bar = styled('div')(barStyles)
const Stage = styled('div')(stageStyles)
const Picture = styled('div')(pictureStyles)

/** An arrow key moves an enlarged picture by so many px. */
const PAN = 80

/** The dialog itself: where one is, the buttons, and the picture in its window. */
export function ZoomPanel({ ref, tabIndex, onFocus, ...props }: ZoomPanelProps) {
  const { onClose, id, alt, pictures, index, onIndex, labels } = props
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const { scale, zoomBy, panBy, reset } = useZoomView(stage, picture)
  const count = pictures.length
  const isZoomed = scale > 1

  const step = (by: number) => {
    const next = index + by
    if (next < 0 || next >= count) return
    reset()
    onIndex(next)
  }
  const gestures = useZoomGestures({
    canPan: isZoomed,
    onPan: panBy,
    onPinch: zoomBy,
    onToggle: (place) => (isZoomed ? reset() : zoomBy(STEP, place)),
    onSwipe: step,
  })

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

  const shown = pictures[index]
  return (
    <Dialog
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={labels.title}
      tabIndex={tabIndex ?? -1}
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
            src={shown?.src ?? null}
            srcSet={shown?.srcSet}
            meanwhile={loadedSize(shown?.src ?? null)}
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

import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '../Icon/index.ts'
import type { ImagePriority } from '../ProductImage/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { GalleryLabels, GalleryPicture } from './galleryParts.ts'
import { Enlarge, Picture, Root, Slide, Steps, Track, Window } from './parts.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { usePreloadNeighbours } from './usePreloadNeighbours.ts'
import { useSwipe } from './useSwipe.ts'

export interface GalleryProps {
  /** The product's id; selects the background. */
  id: string | number
  /** What the pictures show: the product's name. */
  alt: string
  /** Without pictures a placeholder is shown; with one there are no step buttons. */
  pictures: readonly GalleryPicture[]
  /** How wide a picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Which picture is shown, from 0. */
  index: number
  /** Called with a valid index when the shopper chooses another picture. */
  onIndex: (index: number) => void
  /** Called when the shopper presses the picture to enlarge it. */
  onZoom: () => void
  labels: GalleryLabels
}

const NO_PICTURE: readonly GalleryPicture[] = [{ src: null, srcSet: null }]

/**
 * A product's pictures (PROD-01): one at a time, with buttons at the sides, thumbnails below, arrow keys, and a swipe
 * of 50 px. It fills the height it is given. In the server's HTML the first picture is complete.
 */
export function Gallery({ id, alt, pictures, sizes, index, onIndex, onZoom, labels }: GalleryProps) {
  const track = useRef<HTMLDivElement>(null)
  const shown = pictures.length > 0 ? pictures : NO_PICTURE
  const count = shown.length
  const swipe = useSwipe({ track, index, count, onIndex })
  const nearAllowed = usePreloadNeighbours(track, index)

  const step = (by: number) => {
    const next = index + by
    if (next >= 0 && next < count) onIndex(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event)
    if (by === 0 || count < 2) return
    event.preventDefault()
    step(by)
  }
  const priority = (place: number): ImagePriority => {
    if (place === 0) return 'first'
    return nearAllowed && Math.abs(place - index) <= 1 ? 'soon' : 'lazy'
  }

  const many = count > 1
  return (
    <Root
      role={many ? 'group' : undefined}
      aria-roledescription={many ? labels.role : undefined}
      aria-label={many ? labels.gallery : undefined}
      data-many={many ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <Window {...swipe} onDragStart={(event) => event.preventDefault()}>
        <Track ref={track}>
          {shown.map(({ src, srcSet, meanwhile }, place) => (
            <Slide
              key={place}
              role={many ? 'group' : undefined}
              aria-roledescription={many ? labels.slideRole : undefined}
              aria-label={many ? labels.slide(place + 1, count) : undefined}
              inert={place !== index}
            >
              <Picture
                id={id}
                src={src}
                srcSet={srcSet}
                meanwhile={meanwhile}
                sizes={sizes}
                alt={alt}
                priority={priority(place)}
                corners="none"
              />
            </Slide>
          ))}
        </Track>
        {pictures.length > 0 && (
          <Enlarge aria-label={labels.zoom} aria-haspopup="dialog" onClick={onZoom}>
            <span>
              <Icon name="enlarge" size={20} />
            </span>
          </Enlarge>
        )}
      </Window>
      {many && (
        <>
          <Steps index={index} count={count} inset={12} onStep={step} labels={labels} />
          <Thumbnails id={id} pictures={shown} index={index} onIndex={onIndex} labels={labels} />
          <VisuallyHidden aria-live="polite">{labels.slide(index + 1, count)}</VisuallyHidden>
        </>
      )}
    </Root>
  )
}

/** The direction of an arrow key. Ignored with modifier keys: Alt+Left is the browser's Back. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0
  if (key === 'ArrowLeft') return -1
  return key === 'ArrowRight' ? 1 : 0
}

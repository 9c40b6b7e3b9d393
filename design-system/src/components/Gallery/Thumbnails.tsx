import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { ProductImage } from '../ProductImage/index.ts'
import type { GalleryLabels, GalleryPicture } from './galleryParts.ts'
import { Thumbnail, ThumbnailRow } from './parts.ts'

interface ThumbnailsProps {
  id: string | number
  pictures: readonly GalleryPicture[]
  index: number
  onIndex: (index: number) => void
  labels: Pick<GalleryLabels, 'gallery' | 'thumbnail'>
}

// The button already has a background.
const Small = styled(ProductImage)({ '&[data-tint]': { background: 'none' } })

/** A button for each picture. The current one is `aria-disabled`, not disabled, so that it keeps its focus. */
export function Thumbnails({ id, pictures, index, onIndex, labels }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)

  // Keeps the current thumbnail in view. Only horizontally: `scrollIntoView` would scroll the sheet too.
  useEffect(() => {
    const current = row.current?.children.item(index)
    if (!row.current || !(current instanceof HTMLElement)) return
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [index])

  return (
    <ThumbnailRow ref={row} role="group" aria-label={labels.gallery}>
      {pictures.map(({ src, srcSet }, place) => (
        <Thumbnail
          key={place}
          aria-label={labels.thumbnail(place + 1)}
          aria-current={place === index ? 'true' : undefined}
          aria-disabled={place === index}
          onClick={() => onIndex(place)}
        >
          <Small id={id} src={src} srcSet={srcSet} sizes="64px" alt="" corners="none" />
        </Thumbnail>
      ))}
    </ThumbnailRow>
  )
}

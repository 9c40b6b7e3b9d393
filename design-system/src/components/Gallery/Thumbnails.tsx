import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { ProductImage } from '../ProductImage/index.ts'
import type { GalleryLabels, GalleryPicture } from './galleryParts.ts'
import { thumbnailStyles, thumbnailsStyles } from './styles.ts'

interface ThumbnailsProps {
  id: string | number
  pictures: readonly GalleryPicture[]
  index: number
  onIndex: (index: number) => void
  labels: Pick<GalleryLabels, 'gallery' | 'thumbnail'>
}

const Row = styled('div')(thumbnailsStyles)
const Thumbnail = styled(ButtonBase)(thumbnailStyles)
// On the button's own ground.
const Small = styled(ProductImage)({ '&[data-tint]': { background: 'none' } })

/** A button for each picture. The current one keeps its focus: it is `aria-disabled`, not disabled. */
export function Thumbnails({ id, pictures, index, onIndex, labels }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)

  // A row wider than its place follows the picture; only sideways, or the sheet would scroll too.
  useEffect(() => {
    const current = row.current?.children.item(index)
    if (!row.current || !(current instanceof HTMLElement)) return
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [index])

  return (
    <Row ref={row} role="group" aria-label={labels.gallery}>
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
    </Row>
  )
}

import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Fallback } from './Fallback.tsx'
import { rememberSize } from './loadedSizes.ts'
import { tintOf } from './tintOf.ts'

/** How a picture is fetched: `first` before all else, `soon` with the page, `lazy` when it comes near the view, after all else. */
export type ImagePriority = 'first' | 'soon' | 'lazy'

export interface ProductImageProps {
  /** The product's id: chooses the ground, the same one everywhere. */
  id: string | number
  /** The picture's address; null when the product has none. */
  src: string | null
  /** Addresses by width, as in the `srcset` attribute. */
  srcSet?: string | null
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string
  /** What the picture shows; empty when the product's name stands beside it. */
  alt: string
  /** @default 'lazy' */
  priority?: ImagePriority
  /** Corners. @default 'card' */
  corners?: 'card' | 'control' | 'none'
  /** Address of the same picture in a size that is there already: it is shown until this one is. */
  meanwhile?: string | undefined
  /** For `styled`. */
  className?: string
}

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  color: theme.vars.palette.picture.drawing,
  backgroundImage: `radial-gradient(circle at 50% 38%, ${theme.vars.palette.picture.glow}, transparent 68%)`,
  '&[data-tint="1"]': { backgroundColor: theme.vars.palette.tint[1] },
  '&[data-tint="2"]': { backgroundColor: theme.vars.palette.tint[2] },
  '&[data-tint="3"]': { backgroundColor: theme.vars.palette.tint[3] },
  '&[data-tint="4"]': { backgroundColor: theme.vars.palette.tint[4] },
  '&[data-corners="card"]': { borderRadius: theme.shape.card },
  '&[data-corners="control"]': { borderRadius: theme.shape.control },
  '& img': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': { width: '46%' },
}))

const loading = {
  first: { loading: 'eager', fetchPriority: 'high' },
  soon: { loading: 'eager' },
  // Over HTTP/1.1 a browser has six connections: what is asked of the API doesn't wait behind a screen of pictures.
  lazy: { loading: 'lazy', decoding: 'async', fetchPriority: 'low' },
} as const

/** Pictures are square; the attributes keep the room before any style has come. */
const SIDE = 800

/**
 * A product's picture on its quiet ground. What can't be loaded is replaced once by a drawing; nothing is asked for
 * again.
 */
export function ProductImage(props: ProductImageProps) {
  const { id, src, srcSet, sizes, alt, priority = 'lazy', corners = 'card', meanwhile, className } = props
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src !== null && src !== '' && failed !== src

  // A picture of the server's page may have failed before React was there to hear of it. One whose loading is put off
  // counts as complete in some browsers, but has no current address yet.
  const checkAtOnce = (image: HTMLImageElement | null) => {
    if (src === null || !image?.complete || image.currentSrc === '') return
    if (image.naturalWidth === 0) setFailed(src)
    else rememberSize(src, image)
  }

  return (
    <Ground className={className} data-tint={tintOf(id)} data-corners={corners}>
      {shown ? (
        <img
          key={src}
          ref={checkAtOnce}
          {...loading[priority]}
          sizes={srcSet ? sizes : undefined}
          srcSet={srcSet || undefined}
          src={src}
          alt={alt}
          width={SIDE}
          height={SIDE}
          style={
            meanwhile
              ? { background: `url(${JSON.stringify(meanwhile)}) center / contain no-repeat` }
              : undefined
          }
          onLoad={({ currentTarget }) => {
            currentTarget.style.removeProperty('background')
            rememberSize(src, currentTarget)
          }}
          onError={() => setFailed(src)}
        />
      ) : (
        <Fallback alt={alt} />
      )}
    </Ground>
  )
}

import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Fallback } from './Fallback.tsx'
import { rememberSize } from './loadedSizes.ts'
import { tintOf } from './tintOf.ts'

/** Loading priority: `first` before everything else, `soon` with the page, `lazy` when near the viewport. */
export type ImagePriority = 'first' | 'soon' | 'lazy'

export interface ProductImageProps {
  /** The product's id; selects the background colour. */
  id: string | number
  /** URL of the picture; null when there is none. */
  src: string | null
  /** The `srcset` attribute. */
  srcSet?: string | null
  /** The `sizes` attribute. */
  sizes?: string
  /** Alternative text; empty when the product's name is shown beside it. */
  alt: string
  /** @default 'lazy' */
  priority?: ImagePriority
  /** Corners. @default 'card' */
  corners?: 'card' | 'control' | 'none'
  /** URL of a size that is already loaded, shown until this one is. */
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
  // Browsers open six connections over HTTP/1.1: API requests must not wait behind a screen full of pictures.
  lazy: { loading: 'lazy', decoding: 'async', fetchPriority: 'low' },
} as const

/** Pictures are square; the attributes reserve the space before the styles load. */
const SIDE = 800

/**
 * A product's picture on a plain background. A picture that fails to load is replaced by a placeholder and not
 * requested again.
 */
export function ProductImage(props: ProductImageProps) {
  const { id, src, srcSet, sizes, alt, priority = 'lazy', corners = 'card', meanwhile, className } = props
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src !== null && src !== '' && failed !== src

  // A picture in the server's HTML may have failed before hydration. In some browsers a lazy picture that hasn't
  // started loading is `complete`, but has no `currentSrc`.
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

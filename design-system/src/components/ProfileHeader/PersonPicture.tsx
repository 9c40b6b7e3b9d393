import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { color, radius, rem, translucent, weight } from '../../theme/vars.ts'
import { Icon } from '../Icon/index.ts'

export interface PersonPictureProps {
  /** The picture's address; null when there is none. */
  src: string | null
  /** What the picture is, in words. */
  alt: string
  /** Whose it is: the first letter stands for a missing picture. */
  name: string
  /** Another one is on its way. */
  busy: boolean
}

const turn = keyframes({ to: { rotate: '1turn' } })

const Ground = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(88),
  height: rem(88),
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.primary,
  fontSize: rem(36),
  fontWeight: weight.bold,
  lineHeight: 1,
  '& > img': { width: '100%', height: '100%', borderRadius: radius.pill, objectFit: 'cover' },
  '&[data-busy] > *': { opacity: 0.5 },
  '&[data-busy]::after': {
    content: '""',
    position: 'absolute',
    inset: -5,
    border: `3px solid ${translucent('primary', 20)}`,
    borderBlockStartColor: color.primary,
    borderRadius: radius.pill,
    animation: `${turn} 900ms linear infinite`,
  },
})

const SIDE = 88

/** A person's round picture; what is missing or can't be loaded is replaced once by the first letter of the name. */
export function PersonPicture({ src, alt, name, busy }: PersonPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const [initial] = Array.from(name.trim())
  const isShown = src !== null && src !== '' && failed !== src
  return (
    <Ground data-busy={busy ? '' : undefined}>
      {isShown ? (
        <img
          key={src}
          src={src}
          alt={alt}
          width={SIDE}
          height={SIDE}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span aria-hidden="true">{initial ?? <Icon name="user" size={40} />}</span>
      )}
    </Ground>
  )
}

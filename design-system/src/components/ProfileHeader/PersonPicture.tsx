import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { firstLetter } from '../../internal/firstLetter.ts'
import { Icon } from '../Icon/index.ts'

export interface PersonPictureProps {
  /** The picture's address; null when there is none. */
  src: string | null
  /** Alternative text. */
  alt: string
  /** The person's name; its first letter replaces a missing picture. */
  name: string
  /** A new picture is being saved. */
  busy: boolean
}

const turn = keyframes({ to: { rotate: '1turn' } })

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.typography.pxToRem(88),
  height: theme.typography.pxToRem(88),
  borderRadius: theme.shape.pill,
  background: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.main,
  fontSize: theme.typography.pxToRem(36),
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1,
  '& > img': { width: '100%', height: '100%', borderRadius: theme.shape.pill, objectFit: 'cover' },
  '&[data-busy] > *': { opacity: 0.5 },
  '&[data-busy]::after': {
    content: '""',
    position: 'absolute',
    inset: -5,
    border: `3px solid ${theme.alpha(theme.vars.palette.primary.main, 0.2)}`,
    borderBlockStartColor: theme.vars.palette.primary.main,
    borderRadius: theme.shape.pill,
    animation: `${turn} 900ms linear infinite`,
  },
}))

const SIDE = 88

/** A person's round picture. A missing or failed picture is replaced by the first letter of the name. */
export function PersonPicture({ src, alt, name, busy }: PersonPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
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
        <span aria-hidden="true">{firstLetter(name) ?? <Icon name="user" size={40} />}</span>
      )}
    </Ground>
  )
}

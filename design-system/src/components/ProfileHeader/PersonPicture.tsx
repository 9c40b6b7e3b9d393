import { keyframes } from '@emotion/react'
import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
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

const Ground = styled(Avatar)(({ theme }) => ({
  // The ring lies outside of it.
  overflow: 'visible',
  width: theme.typography.pxToRem(88),
  height: theme.typography.pxToRem(88),
  background: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.main,
  fontSize: theme.typography.pxToRem(36),
  fontWeight: theme.typography.fontWeightBold,
  '& > img': { borderRadius: 'inherit' },
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

const IMG = { width: 88, height: 88, decoding: 'async' } as const

/** A person's round picture; what is missing or can't be loaded is replaced once by the first letter of the name. */
export function PersonPicture({ src, alt, name, busy }: PersonPictureProps) {
  const [initial] = Array.from(name.trim())
  return (
    <Ground src={src ?? ''} alt={alt} slotProps={{ img: IMG }} data-busy={busy ? '' : undefined}>
      <span aria-hidden="true">{initial ?? <Icon name="user" size={40} />}</span>
    </Ground>
  )
}

import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Icon } from '../Icon/index.ts'

export interface AvatarProps {
  /** The person's name; its first letter replaces a missing picture. */
  name: string
  /** URL of the picture; null for none; undefined for a guest, who gets an icon. */
  src: string | null | undefined
}

/** px */
const SIDE = 48

const Circle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: SIDE,
  height: SIDE,
  overflow: 'hidden',
  borderRadius: theme.shape.pill,
  background: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.main,
  fontSize: theme.typography.pxToRem(22),
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

/** A small round avatar. Decorative: the name is shown beside it. */
export function Avatar({ name, src }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const [initial] = Array.from(name.trim())
  const fallback = src === undefined || initial === undefined ? <Icon name="user" /> : initial
  return (
    <Circle aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" width={SIDE} height={SIDE} decoding="async" onError={() => setFailed(src)} />
      ) : (
        fallback
      )}
    </Circle>
  )
}

import { styled } from '@mui/material/styles'
import { useState, type HTMLAttributes } from 'react'
import { Icon } from '../components/Icon/index.ts'
import { firstLetter } from './firstLetter.ts'
import { forwardExcept } from './forwardExcept.ts'

/** The sizes of what stands for a missing picture, in px, by the width of the picture. */
const LOOKS = {
  40: { letter: 18, icon: 20 },
  48: { letter: 22, icon: 24 },
  88: { letter: 36, icon: 40 },
} as const

export interface PersonPictureProps extends HTMLAttributes<HTMLElement> {
  /** The person's name: its first letter replaces a missing picture. '' for a guest, who gets an icon. */
  name: string
  /** URL of the picture. */
  src?: string | null
  /** Alternative text. @default '', for a name beside it */
  alt?: string
  /** Width in px at the normal text size. */
  side: keyof typeof LOOKS
}

const Circle = styled('div', { shouldForwardProp: forwardExcept('side') })<Pick<PersonPictureProps, 'side'>>(
  ({ theme, side }) => ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.typography.pxToRem(side),
    height: theme.typography.pxToRem(side),
    borderRadius: theme.shape.pill,
    background: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.main,
    fontSize: theme.typography.pxToRem(LOOKS[side].letter),
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1,
    '& > img': { width: '100%', height: '100%', borderRadius: 'inherit', objectFit: 'cover' },
  }),
)

/** A person's round picture. A missing or failed picture is replaced by the first letter of the name. */
export function PersonPicture({ name, src, alt = '', side, ...rest }: PersonPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Circle {...rest} side={side}>
      {src && src !== failed ? (
        <img
          key={src}
          src={src}
          alt={alt}
          width={side}
          height={side}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span aria-hidden="true">{firstLetter(name) ?? <Icon name="user" size={LOOKS[side].icon} />}</span>
      )}
    </Circle>
  )
}

import { styled } from '@mui/material/styles'
import { canHover } from '../theme/media.ts'
import { Anchor } from './Anchor.tsx'

/** A link with the name of a product, in a list. */
export const NameLink = styled(Anchor)(({ theme }) => ({
  // A taller tap target without moving the text.
  display: 'inline-block',
  paddingBlock: 11,
  marginBlock: -11,
  borderRadius: theme.shape.small,
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  [canHover]: { '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' } },
}))

/** A link with the picture of a product. It repeats `NameLink`, so hide it from Tab and screen readers. */
export const Thumbnail = styled(Anchor)(({ theme }) => ({
  display: 'block',
  borderRadius: theme.shape.control,
  overflow: 'hidden',
  textDecoration: 'none',
}))

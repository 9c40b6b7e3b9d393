import { styled } from '@mui/material/styles'
import { canHover } from '../theme/media.ts'
import { Anchor } from './Anchor.tsx'

/** The name of a product in a list: a link. */
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

/** The picture of a product in a list: a second link, hidden from Tab and screen readers. */
export const Thumbnail = styled(Anchor)(({ theme }) => ({
  display: 'block',
  borderRadius: theme.shape.control,
  overflow: 'hidden',
  textDecoration: 'none',
}))

import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { STAR_PATH } from '../StarRating/star.ts'

export interface CardRatingProps {
  /** The formatted average: `4,6`. */
  value: string
  /** Number of reviews. */
  count: number
  /** Both in words, for screen readers. */
  label: string
}

/** Keeps its space on a phone without a rating too, so that the prices of a row align. */
export const RatingRoom = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: '1.25rem',
  fontSize: theme.typography.pxToRem(14),
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none', color: theme.vars.palette.saffron.main },
  '& > b': { fontWeight: 'inherit', color: theme.vars.palette.text.primary },
  [theme.breakpoints.up('md')]: { '&:empty': { display: 'none' } },
}))

/** A compact rating: one star, the average, the count. */
export function CardRating({ value, count, label }: CardRatingProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="16" fill="currentColor">
        <path d={STAR_PATH} />
      </svg>
      <b aria-hidden="true">{value}</b>
      <span aria-hidden="true">({count})</span>
    </>
  )
}

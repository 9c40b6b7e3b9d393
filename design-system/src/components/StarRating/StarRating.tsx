import { styled } from '@mui/material/styles'
import { STAR_PATH } from './star.ts'

export interface StarRatingProps {
  /** 0 to 5, with fractions; clamped to this range. */
  value: number
  /** The rating in words, such as "Rated 4.6 out of 5". Leave out for decorative stars beside a text. */
  label?: string
  /** Size of a star, in px. @default 16 */
  size?: number
}

const STARS = [0, 1, 2, 3, 4]
const STEP = 26
const WIDTH = STEP * STARS.length - 2

const Drawing = styled('svg')(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.saffron.main,
  '& [data-layer="empty"]': { opacity: 0.28 },
}))

/** Width of the filled part: whole stars with their gaps, plus a fraction of one star. */
function filledWidth(value: number): number {
  const within = Math.min(Math.max(value, 0), STARS.length)
  const whole = Math.floor(within)
  return whole * STEP + (within - whole) * 24
}

/** A read-only rating: five stars with a fractional fill. */
export function StarRating({ value, label, size = 16 }: StarRatingProps) {
  const stars = STARS.map((star) => (
    <path key={star} d={STAR_PATH} transform={`translate(${star * STEP} 0)`} />
  ))
  return (
    <Drawing
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${WIDTH} 24`}
      width={(WIDTH / 24) * size}
      height={size}
      fill="currentColor"
    >
      <g data-layer="empty">{stars}</g>
      {/* A nested svg clips the fraction without ids or style attributes. */}
      <svg data-layer="filled" x="0" y="0" width={filledWidth(value)} height="24">
        {stars}
      </svg>
    </Drawing>
  )
}

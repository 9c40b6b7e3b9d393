import { styled } from '@mui/material/styles'
import { Bar } from '../ProgressBar/ProgressBar.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { STAR_PATH } from '../StarRating/star.ts'

/** One bar: the reviews with a number of stars. */
export interface RatingBar {
  /** 1 to 5, each once. */
  stars: number
  /** Number of reviews with these stars. */
  count: number
  /** Share of all reviews, 0 to 1. */
  share: number
  /** The bar in words, such as "5 stars: 12 reviews". */
  text: string
}

export interface RatingBarsProps {
  /** From top to bottom. */
  bars: readonly RatingBar[]
}

const List = styled('ul')({ display: 'grid', gap: 6 })

const Row = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.8em minmax(0, 1fr) 2.5em',
  alignItems: 'center',
  gap: 10,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'flex', alignItems: 'center', gap: 4 },
  '& > span > svg': { flex: 'none', color: theme.vars.palette.saffron.main },
  '& > b': { fontWeight: 'inherit', textAlign: 'end' },
}))

const StarBar = styled(Bar)(({ theme }) => ({
  '& > span': { backgroundColor: theme.vars.palette.saffron.main },
  '@media (forced-colors: active)': { '& > span': { backgroundColor: 'CanvasText' } },
}))

/** Distribution of ratings: a bar for each number of stars, with its count and a text for screen readers. */
export function RatingBars({ bars }: RatingBarsProps) {
  return (
    // Safari drops the list semantics of a list without bullets.
    <List role="list">
      {bars.map(({ stars, count, share, text }) => (
        <li key={stars}>
          <VisuallyHidden>{text}</VisuallyHidden>
          <Row aria-hidden="true">
            <span>
              {stars}
              <svg viewBox="0 0 24 24" width="14" height="14" fill="currentColor">
                <path d={STAR_PATH} />
              </svg>
            </span>
            <StarBar variant="determinate" value={share * 100} />
            <b>{count}</b>
          </Row>
        </li>
      ))}
    </List>
  )
}

import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'

export interface ProgressBarProps {
  /** What is under way; the accessible name. */
  label: string
  /** How much of it is done, 0 to 1; null: it isn't known. */
  share: number | null
}

/** Also a bar of `RatingBars`. */
export const Bar = styled(LinearProgress)(({ theme }) => ({
  height: 8,
  borderRadius: theme.shape.pill,
  backgroundColor: theme.vars.palette.divider,
  '@media (forced-colors: active)': {
    outline: '1px solid CanvasText',
    '& > span': { backgroundColor: 'CanvasText' },
  },
}))

/** How far something is that takes longer than a moment. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return share === null ? (
    <Bar aria-label={label} />
  ) : (
    <Bar variant="determinate" aria-label={label} value={Math.round(Math.min(1, Math.max(0, share)) * 100)} />
  )
}

import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The hues a status may have; what each means is the app's. `neutral` is for one that the app doesn't know. */
export const STATUS_TONES = ['yellow', 'blue', 'indigo', 'green', 'red', 'neutral'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

export interface StatusChipProps {
  /** The hue; it only repeats the words. */
  tone: StatusTone
  /** The status in words: colour alone says nothing. */
  children: ReactNode
}

const Root = styled(Chip)(({ theme }) => ({
  gap: 6,
  // Its words stand at its beginning where a column stretches it.
  justifyContent: 'flex-start',
  height: 'auto',
  verticalAlign: 'baseline',
  padding: '3px 12px 3px 10px',
  borderRadius: theme.shape.pill,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  '& > span': { padding: 0 },
  // Nobody has measured its words.
  '&.MuiChip-colorDefault': {
    backgroundColor: theme.vars.palette.action.disabledBackground,
    color: theme.vars.palette.text.secondary,
    '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
})) as typeof Chip

/** A status as a soft chip. */
export function StatusChip({ tone, children }: StatusChipProps) {
  return <Root component="span" color={tone === 'neutral' ? 'default' : tone} label={children} />
}

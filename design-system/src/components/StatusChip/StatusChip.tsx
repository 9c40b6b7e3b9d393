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

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 12px 3px 10px',
  borderRadius: theme.shape.pill,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    flex: 'none',
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  '&[data-tone="yellow"]': {
    backgroundColor: theme.vars.palette.status.yellow.tint,
    color: theme.vars.palette.status.yellow.ink,
  },
  '&[data-tone="blue"]': {
    backgroundColor: theme.vars.palette.status.blue.tint,
    color: theme.vars.palette.status.blue.ink,
  },
  '&[data-tone="indigo"]': {
    backgroundColor: theme.vars.palette.status.indigo.tint,
    color: theme.vars.palette.status.indigo.ink,
  },
  '&[data-tone="green"]': {
    backgroundColor: theme.vars.palette.status.green.tint,
    color: theme.vars.palette.status.green.ink,
  },
  '&[data-tone="red"]': {
    backgroundColor: theme.vars.palette.status.red.tint,
    color: theme.vars.palette.status.red.ink,
  },
  // Nobody has measured its words.
  '&[data-tone="neutral"]': {
    backgroundColor: theme.vars.palette.action.disabledBackground,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
}))

/** A status as a soft chip. */
export function StatusChip({ tone, children }: StatusChipProps) {
  return <Root data-tone={tone}>{children}</Root>
}

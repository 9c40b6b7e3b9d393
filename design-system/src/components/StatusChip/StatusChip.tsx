import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { color, radius, rem, weight } from '../../theme/vars.ts'

/** The hues a status may have; what each means is the app's. `neutral` is for one that the app doesn't know. */
export const STATUS_TONES = ['yellow', 'blue', 'indigo', 'green', 'red', 'neutral'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

export interface StatusChipProps {
  /** The hue; it only repeats the words. */
  tone: StatusTone
  /** The status in words: colour alone says nothing. */
  children: ReactNode
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 12px 3px 10px',
  borderRadius: radius.pill,
  fontSize: rem(14),
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    flex: 'none',
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  '&[data-tone="yellow"]': { backgroundColor: color.yellowTint, color: color.yellowInk },
  '&[data-tone="blue"]': { backgroundColor: color.blueTint, color: color.blueInk },
  '&[data-tone="indigo"]': { backgroundColor: color.indigoTint, color: color.indigoInk },
  '&[data-tone="green"]': { backgroundColor: color.greenTint, color: color.greenInk },
  '&[data-tone="red"]': { backgroundColor: color.redTint, color: color.redInk },
  // Nobody has measured its words.
  '&[data-tone="neutral"]': {
    backgroundColor: color.disabledGround,
    color: color.muted,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
})

/** A status as a soft chip. */
export function StatusChip({ tone, children }: StatusChipProps) {
  return <Root data-tone={tone}>{children}</Root>
}

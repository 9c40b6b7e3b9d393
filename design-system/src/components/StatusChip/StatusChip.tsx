import { textLanguage } from '@dukani/i18n'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'

/** The colours of a status. `neutral` is for an unknown status. */
export const STATUS_TONES = ['yellow', 'blue', 'indigo', 'green', 'red', 'neutral'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

export interface StatusChipProps {
  tone: StatusTone
  /** The status in words. */
  children: string
}

const Root = styled(Chip)(({ theme }) => ({
  gap: 6,
  // Text stays at the start when a column stretches the chip.
  justifyContent: 'flex-start',
  height: 'auto',
  verticalAlign: 'baseline',
  padding: '3px 12px 3px 10px',
  borderRadius: theme.shape.pill,
  // It wraps where the text around it does.
  whiteSpace: 'inherit',
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
  '& > span': { padding: 0, whiteSpace: 'inherit', overflowWrap: 'break-word' },
  '&.MuiChip-colorDefault': {
    backgroundColor: theme.vars.palette.action.disabledBackground,
    color: theme.vars.palette.text.secondary,
    // An unknown status may be one long word.
    '& > span': { overflowWrap: 'anywhere' },
  },
})) as typeof Chip

/** A chip that shows a status. */
export function StatusChip({ tone, children }: StatusChipProps) {
  const color = tone === 'neutral' ? 'default' : tone
  const slotProps = { label: { lang: textLanguage(children) } }
  return <Root component="span" color={color} label={children} slotProps={slotProps} />
}

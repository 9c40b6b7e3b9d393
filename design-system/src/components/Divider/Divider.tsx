import { textLanguage } from '@dukani/i18n'
import MuiDivider from '@mui/material/Divider'
import { styled } from '@mui/material/styles'

export interface DividerProps {
  /** The word in the line, such as `or`. */
  children: string
}

const Root = styled(MuiDivider)(({ theme }) => ({
  gap: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  '&::before, &::after': { flex: 1, minWidth: 24 },
  '& > span': { padding: 0, whiteSpace: 'normal' },
}))

/** A line with a word in the middle, between two alternatives. */
export function Divider({ children }: DividerProps) {
  // Screen readers skip the text of a separator.
  return (
    <Root role="none">
      <span lang={textLanguage(children)}>{children}</span>
    </Root>
  )
}

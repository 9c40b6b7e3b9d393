import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'

export interface DividerProps {
  /** The word in the line, such as `or`. */
  children: string
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  textAlign: 'center',
  '&::before, &::after': {
    content: '""',
    flex: 1,
    minWidth: 24,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
}))

/** A line between two ways to the same thing, with a word in its middle. */
export function Divider({ children }: DividerProps) {
  return (
    <Root>
      <span lang={textLanguage(children)}>{children}</span>
    </Root>
  )
}

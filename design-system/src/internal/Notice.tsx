import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Heading } from '../layout/Heading.tsx'
import { Drawing, type DrawingName } from './Drawing.tsx'

export interface NoticeProps {
  drawing: DrawingName
  /** One sentence that says what is missing, or what failed. */
  title: string
  /** A suggestion what to do, the reason, or a reassurance. */
  text?: string
  /** A Button or a ButtonLink, such as retry. */
  action?: ReactNode
  headingLevel: 1 | 2 | 3
  role?: 'alert' | 'status'
  red?: boolean
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '32px 16px',
  textAlign: 'center',
  [theme.breakpoints.up('md')]: { paddingBlock: 48 },
  '& > svg': { marginBottom: 16 },
  '&[data-red] > :is(h2, h3)': { color: theme.vars.palette.error.main },
  '& > p': { maxWidth: 420, marginTop: 8, color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  '& > [data-part="action"]': { marginTop: 24 },
}))

/** The layout shared by empty and error states: illustration, title, hint and action. */
export function Notice({ drawing, title, text, action, headingLevel, role, red }: NoticeProps) {
  return (
    <Root role={role} data-red={red || undefined}>
      <Drawing name={drawing} />
      <Heading level={headingLevel} size={22}>
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {action && <div data-part="action">{action}</div>}
    </Root>
  )
}

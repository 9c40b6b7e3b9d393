import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
const Word = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(12),
  fontWeight: theme.typography.fontWeightRegular,
}))

/** The word beside a label that says whether an answer is needed. */
export function Requirement({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Word id={id} lang={typeof children === 'string' ? textLanguage(children) : undefined}>
      {children}
    </Word>
  )
}

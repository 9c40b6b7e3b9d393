import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { color, rem, weight } from '../theme/vars.ts'

const Word = styled('span')({ color: color.muted, fontSize: rem(12), fontWeight: weight.regular })

/** The word beside a label that says whether an answer is needed. */
export function Requirement({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Word id={id} lang={typeof children === 'string' ? textLanguage(children) : undefined}>
      {children}
    </Word>
  )
}

import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { Requirement } from './Requirement.tsx'
import type { FieldIds, FieldTexts } from './useField.ts'

const Root = styled('div')({ minWidth: 0 })

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  marginBottom: 6,
  '& > label': {
    minWidth: 0,
    fontSize: theme.typography.pxToRem(14),
    fontWeight: theme.typography.fontWeightMedium,
    overflowWrap: 'anywhere',
  },
}))

const Hint = styled('p')(({ theme }) => ({
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  overflowWrap: 'anywhere',
}))

/** A label, a field, and what is to be said about it, from above to below. */
export function FieldFrame(props: FieldTexts & { ids: FieldIds; children: ReactNode }) {
  const { ids, label, requirement, hint, error, children } = props
  return (
    <Root>
      <Top>
        <label htmlFor={ids.field} lang={textLanguage(label)}>
          {label}
        </label>
        {requirement && <Requirement id={ids.requirement}>{requirement}</Requirement>}
      </Top>
      {children}
      <FieldError id={ids.error} error={error} />
      {hint && (
        <Hint id={ids.hint} lang={textLanguage(hint)}>
          {hint}
        </Hint>
      )}
    </Root>
  )
}

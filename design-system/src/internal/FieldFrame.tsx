import { textLanguage } from '@dukani/i18n'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { Requirement } from './Requirement.tsx'
import type { FieldIds, FieldTexts } from './useField.ts'

/** The label of a field, and a word or two beside it. */
export const FieldTop = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  marginBottom: 6,
})

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds
  disabled?: boolean
  children: ReactNode
}

/** A field with its label, error and hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, requirement, hint, error, disabled, children } = props
  return (
    <FormControl fullWidth disabled={disabled} error={Boolean(error)}>
      <FieldTop>
        <FormLabel htmlFor={ids.field} lang={textLanguage(label)}>
          {label}
        </FormLabel>
        {requirement && <Requirement id={ids.requirement}>{requirement}</Requirement>}
      </FieldTop>
      {children}
      <FieldError id={ids.error} error={error} />
      {hint && (
        <FormHelperText id={ids.hint} error={false} lang={textLanguage(hint)}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  )
}

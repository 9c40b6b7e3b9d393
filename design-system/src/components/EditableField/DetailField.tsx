import { textLanguage } from '@dukani/i18n'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { FieldTop } from '../../internal/FieldFrame.tsx'
import { Kept, Root } from './parts.ts'

export interface DetailFieldProps {
  /** Stands above the value. */
  label: string
  /** What is known; '' for nothing. */
  value: string
  /** Stands for an empty value: 'not given'. */
  empty: string
  /** Why it can't be changed, under the value. */
  hint?: string
}

/** A value among editable ones that can't be edited itself, such as the e-mail (PROF-02). */
export function DetailField({ label, value, empty, hint }: DetailFieldProps) {
  const text = value || empty
  return (
    <Root>
      <FieldTop>
        <FormLabel component="p" lang={textLanguage(label)}>
          {label}
        </FormLabel>
      </FieldTop>
      <Kept>
        <span
          data-empty={value === '' ? '' : undefined}
          lang={textLanguage(text)}
          translate={value === '' ? undefined : 'no'}
        >
          {text}
        </span>
      </Kept>
      {hint && <FormHelperText lang={textLanguage(hint)}>{hint}</FormHelperText>}
    </Root>
  )
}

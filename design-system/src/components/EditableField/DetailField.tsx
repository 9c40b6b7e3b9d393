import { textLanguage } from '@dukani/i18n'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { FieldTop } from '../../internal/FieldFrame.tsx'
import { ReadOnlyValue, Root } from './parts.ts'

export interface DetailFieldProps {
  /** Label above the value. */
  label: string
  /** The value; may be ''. */
  value: string
  /** Shown instead of an empty value, such as 'not provided'. */
  empty: string
  /** Why it can't be changed, under the value. */
  hint?: string
}

/** A read-only value among editable ones, such as the email (PROF-02). */
export function DetailField({ label, value, empty, hint }: DetailFieldProps) {
  const text = value || empty
  return (
    <Root>
      <FieldTop>
        <FormLabel component="p" lang={textLanguage(label)}>
          {label}
        </FormLabel>
      </FieldTop>
      <ReadOnlyValue>
        <span
          data-empty={value === '' ? '' : undefined}
          lang={textLanguage(text)}
          translate={value === '' ? undefined : 'no'}
        >
          {text}
        </span>
      </ReadOnlyValue>
      {hint && <FormHelperText lang={textLanguage(hint)}>{hint}</FormHelperText>}
    </Root>
  )
}

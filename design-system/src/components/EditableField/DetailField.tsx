import { textLanguage } from '@dukani/i18n'
import { Hint, Kept, Name, Root, Top } from './parts.ts'

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
      <Top>
        <Name lang={textLanguage(label)}>{label}</Name>
      </Top>
      <Kept>
        <span
          data-empty={value === '' ? '' : undefined}
          lang={textLanguage(text)}
          translate={value === '' ? undefined : 'no'}
        >
          {text}
        </span>
      </Kept>
      {hint && <Hint lang={textLanguage(hint)}>{hint}</Hint>}
    </Root>
  )
}

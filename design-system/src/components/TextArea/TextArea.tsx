import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextBox } from '../../internal/TextBox.ts'
import { useField, type FieldTexts } from '../../internal/useField.ts'

export interface TextAreaProps
  extends
    FieldTexts,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'aria-invalid' | 'children' | 'maxLength' | 'rows' | 'value'
    > {
  /** The text. Controlled, so that it can be counted. */
  value: string
  /** Maximum length in characters. Longer text isn't cut off: the counter shows that it is too long. */
  limit: number
  /** Ref to the textarea, to focus it on an error. */
  ref?: Ref<HTMLTextAreaElement>
}

const Area = styled(TextBox)({
  // The minimum height is set on the box: MUI measures lines on a copy of the textarea, which would get it too.
  flexDirection: 'column',
  minHeight: 112,
  '& > textarea': { flexGrow: 1, resize: 'vertical', overflowWrap: 'anywhere' },
})

const Count = styled(FormHelperText)({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

/** A multi-line text field with label, hint, error and character counter. An emoji counts as one character. */
export function TextArea({ label, requirement, hint, error, limit, ...area }: TextAreaProps) {
  const texts = { label, requirement, hint, error }
  const { ids, wiring } = useField(texts, area)
  const length = [...area.value].length
  return (
    <div>
      <FieldFrame {...texts} ids={ids} disabled={area.disabled}>
        <Area multiline maxRows={14} readOnly={area.readOnly} inputProps={{ ...area, ...wiring }} />
      </FieldFrame>
      {/* Visual only: announcing every change would be too noisy. The hint states the limit. */}
      <Count aria-hidden="true" error={length > limit}>
        {length} / {limit}
      </Count>
    </div>
  )
}

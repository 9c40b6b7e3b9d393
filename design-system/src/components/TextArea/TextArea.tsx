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
  /** The text now: the caller keeps it, so that it can be counted. */
  value: string
  /** How long the text may be, in characters. It isn't cut off: the count shows by how much it is too long. */
  limit: number
  /** The textarea, to give it the focus when it is refused. */
  ref?: Ref<HTMLTextAreaElement>
}

const Area = styled(TextBox)({
  // The smallest height is the box's: MUI measures lines on a copy of the textarea, which would be as high.
  flexDirection: 'column',
  minHeight: 112,
  '& > textarea': { flexGrow: 1, resize: 'vertical', overflowWrap: 'anywhere' },
})

const Count = styled(FormHelperText)({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

/** Several lines of text with their label, hint, error, and how long they are; an emoji counts as one. */
export function TextArea({ label, requirement, hint, error, limit, ...area }: TextAreaProps) {
  const texts = { label, requirement, hint, error }
  const { ids, wiring } = useField(texts, area)
  const length = [...area.value].length
  return (
    <div>
      <FieldFrame {...texts} ids={ids} disabled={area.disabled}>
        <Area multiline maxRows={14} readOnly={area.readOnly} inputProps={{ ...area, ...wiring }} />
      </FieldFrame>
      {/* Seen only: a reader that heard every number would hear nothing else. The hint says the limit. */}
      <Count aria-hidden="true" error={length > limit}>
        {length} / {limit}
      </Count>
    </div>
  )
}

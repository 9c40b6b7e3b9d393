import { styled } from '@mui/material/styles'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextInput } from '../../internal/TextInput.ts'
import { useField, type FieldTexts } from '../../internal/useField.ts'

export interface TextAreaProps
  extends
    FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'aria-invalid' | 'children' | 'maxLength' | 'value'> {
  /** The text now: the caller keeps it, so that it can be counted. */
  value: string
  /** How long the text may be, in characters. It isn't cut off: the count shows by how much it is too long. */
  limit: number
  /** The textarea, to give it the focus when it is refused. */
  ref?: Ref<HTMLTextAreaElement>
}

const Area = styled(TextInput.withComponent('textarea'))({
  minHeight: 112,
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: 360,
  overflowWrap: 'anywhere',
})

const Count = styled('p')(({ theme }) => ({
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: theme.vars.palette.error.main },
}))

/** Several lines of text with their label, hint, error, and how long they are; an emoji counts as one. */
export function TextArea({ label, requirement, hint, error, limit, ...area }: TextAreaProps) {
  const { ids, wiring } = useField({ requirement, hint, error }, area)
  const length = [...area.value].length
  return (
    <div>
      <FieldFrame ids={ids} label={label} requirement={requirement} hint={hint} error={error}>
        <Area rows={4} {...area} {...wiring} />
      </FieldFrame>
      {/* Seen only: a reader that heard every number would hear nothing else. The hint says the limit. */}
      <Count aria-hidden="true" data-over={length > limit ? '' : undefined}>
        {length} / {limit}
      </Count>
    </div>
  )
}

import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextBox } from '../../internal/TextBox.ts'
import { useField, type FieldTexts } from '../../internal/useField.ts'

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'children'> {
  /** The input, to give it the focus when it is refused. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One line of text with its label, hint and error. Attributes, handlers and the ref go to the input, which belongs
 * to the browser unless it is given a `value`, so that what was typed before hydration stays.
 */
export function TextField({ label, requirement, hint, error, ...input }: TextFieldProps) {
  const texts = { label, requirement, hint, error }
  const { ids, wiring } = useField(texts, input)
  return (
    <FieldFrame {...texts} ids={ids} disabled={input.disabled}>
      <TextBox readOnly={input.readOnly} inputProps={{ ...input, ...wiring }} />
    </FieldFrame>
  )
}

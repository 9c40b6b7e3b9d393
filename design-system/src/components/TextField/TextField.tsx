import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextBox } from '../../internal/TextBox.ts'
import { useField, type FieldTexts } from '../../internal/useField.ts'

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'children'> {
  /** Ref to the input, to focus it on an error. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A text field with label, hint and error. Attributes, handlers and the ref are passed to the input. It is
 * uncontrolled unless it gets a `value`, so that text typed before hydration stays.
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

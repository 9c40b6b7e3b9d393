import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextInput } from '../../internal/TextInput.ts'
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
  const { ids, wiring } = useField({ requirement, hint, error }, input)
  return (
    <FieldFrame ids={ids} label={label} requirement={requirement} hint={hint} error={error}>
      <TextInput type="text" {...input} {...wiring} />
    </FieldFrame>
  )
}

import { TextField, type TextFieldProps } from '@dukani/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'

export interface FilterFieldProps extends Pick<
  TextFieldProps,
  'label' | 'error' | 'inputMode' | 'type' | 'spellCheck'
> {
  name: string
  /** its value in the address; null: none */
  value: string | null
  /** The value of a typed text. @default the trimmed text */
  read?: (text: string) => string | null
}

/**
 * A text field of a list's filter. The typed text stays until it is sent. A new value in the address, such as after Back,
 * replaces it.
 */
export function FilterField({ value, read = trimmed, ...field }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const show = useEffectEvent((shown: string | null) => {
    const { current } = input
    if (current !== null && read(current.value) !== shown) current.value = shown ?? ''
  })
  useEffect(() => show(value), [value])
  return <TextField {...field} ref={input} defaultValue={value ?? ''} autoComplete="off" />
}

const trimmed = (text: string): string | null => text.trim() || null

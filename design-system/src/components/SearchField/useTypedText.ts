import { useCallback, useEffect, useRef, type RefObject } from 'react'

interface TypedText {
  /** For the uncontrolled input. */
  input: RefObject<HTMLInputElement | null>
  /** Call with every change of the input's text. */
  report: (text: string) => void
  /** Sets the input's text without reporting it. */
  fill: (text: string) => void
  /** Clears the input, reports it and keeps the focus. */
  clear: () => void
}

/**
 * Syncs an uncontrolled text input with the app's text, without ever overwriting what is being typed.
 * - Text typed before hydration is still in the input then; it is reported once on mounting.
 * - The app's text comes back late (it is debounced, then put into the address). Such an echo of something typed here
 *   leaves the input alone; any other change (Back, a category chosen) replaces its text.
 */
export function useTypedText(value: string, onChange: ((text: string) => void) | undefined): TypedText {
  const input = useRef<HTMLInputElement>(null)
  /** Reported texts that the app hasn't returned yet, oldest first. */
  const typed = useRef<string[]>([])

  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  const report = useCallback((text: string) => {
    typed.current.push(text.trim())
    latest.current?.(text)
  }, [])

  useEffect(() => {
    const field = input.current
    if (field && field.value !== field.defaultValue) report(field.value)
  }, [report])

  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    const echo = typed.current.indexOf(value.trim())
    typed.current = echo < 0 ? [] : typed.current.slice(echo + 1)
    if (echo < 0 && input.current) input.current.value = value
  }, [value])

  const fill = useCallback((text: string) => {
    if (input.current) input.current.value = text
    typed.current.push(text.trim())
  }, [])

  const clear = useCallback(() => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    report('')
  }, [report])

  return { input, report, fill, clear }
}

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps an uncontrolled text input and the text that the app knows of in step, without ever taking away
 * what is being typed.
 *
 * - Text typed before hydration is still in the input then; it is reported once on mounting.
 * - The app's text comes back late (it is debounced, then put into the address). Such an echo of something
 *   typed here leaves the input alone; any other change (Back, a category chosen) replaces its text.
 * @returns what to call with every change of the input's text
 */
export function useTypedText(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: ((text: string) => void) | undefined,
): (text: string) => void {
  const typed = useRef<string[]>([])
  const report = (text: string) => {
    typed.current.push(text.trim())
    onChange?.(text)
  }

  const reportLatest = useRef(report)
  useEffect(() => {
    reportLatest.current = report
  })

  useEffect(() => {
    const field = input.current
    if (field && field.value !== field.defaultValue) reportLatest.current(field.value)
  }, [input])

  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    const echo = typed.current.indexOf(value.trim())
    typed.current = echo < 0 ? [] : typed.current.slice(echo + 1)
    if (echo < 0 && input.current) input.current.value = value
  }, [input, value])

  return report
}

import { useForkRef } from '@mui/material/utils'
import { useCallback, useEffect, useRef, type Ref } from 'react'

/** Writes as the browser does, so that React takes the event that follows for typing. */
function type(input: HTMLInputElement, text: string): void {
  const caret: [number | null, number | null] = [input.selectionStart, input.selectionEnd]
  // Through React's own setter first: it remembers this and sees a change in what comes next.
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  // Types such as email have no caret to be asked for.
  if (caret[0] !== null && input.ownerDocument.activeElement === input) input.setSelectionRange(...caret)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps what was typed, or filled in by the browser, before React took the page over. A form that writes its first
 * values into its inputs would lose it, and nobody would have heard of the change; so it is typed once more.
 * @param ref the caller's, such as that of react-hook-form's `register`
 * @returns the ref for the input
 */
export function useKeptText(ref: Ref<HTMLInputElement> | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const typed = useRef<string>(null)

  // Comes before the caller's ref, which may write into the input.
  const note = useCallback((node: HTMLInputElement | null) => {
    if (node && input.current === null && node.value !== node.defaultValue) typed.current = node.value
    input.current = node
  }, [])

  useEffect(() => {
    if (input.current && typed.current !== null) type(input.current, typed.current)
    typed.current = null
  }, [])

  return useForkRef(note, ref)
}

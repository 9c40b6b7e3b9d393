import { useForkRef } from '@mui/material/utils'
import { useEffect, useLayoutEffect, useRef, useState, type Ref, type RefCallback } from 'react'

interface Reveal {
  shown: boolean
  toggle: () => void
  /** Ref for the input; also sets the caller's ref. */
  attach: RefCallback<HTMLInputElement> | null
}

type Selection = readonly [start: number | null, end: number | null]

/** Shows and hides a password without moving the caret; hides it when the form is submitted. */
export function useReveal(ref: Ref<HTMLInputElement> | undefined): Reveal {
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const selection = useRef<Selection>(null)

  const attach = useForkRef(input, ref)

  const toggle = () => {
    const field = input.current
    selection.current = field && [field.selectionStart, field.selectionEnd]
    setShown(!shown)
  }

  // Some browsers move the caret to the start when the type changes.
  useLayoutEffect(() => {
    if (selection.current) input.current?.setSelectionRange(...selection.current)
    selection.current = null
  }, [shown])

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return { shown, toggle, attach }
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Options of `useEditing`. */
export interface EditingRules {
  value: string
  /** @see EditableFieldProps.onSave */
  onSave: (text: string) => Promise<string | null>
  /** @see EditableFieldProps.validate */
  validate?: (text: string) => string | null
}

/** Elements of the field; only one of them is mounted at a time. */
export interface EditingParts {
  input: RefObject<HTMLInputElement | null>
  button: RefObject<HTMLButtonElement | null>
}

type State =
  | { phase: 'shown'; isSaved: boolean }
  | { phase: 'editing'; before: string; error?: string; refused?: string }
  | { phase: 'saving'; before: string }

/** How editing ended. */
type Leaving = 'enter' | 'blur'

export interface Editing {
  phase: State['phase']
  /** Whether the last edit was saved. */
  isSaved: boolean
  /** The text before editing. */
  before: string
  error: string | undefined
  start: () => void
  /** Ends editing and saves a changed, valid text. Ignored while saving. */
  leave: (by: Leaving) => void
  /** Cancels editing. */
  restore: () => void
  /** Validates the text again after a change. */
  check: (text: string) => void
}

/**
 * State of click-to-edit (PROF-02, PROF-03). The input gets the focus and its text is selected. Afterwards the focus
 * returns to the button if it was still in the input.
 */
export function useEditing(rules: EditingRules, { input, button }: EditingParts): Editing {
  const { value, onSave, validate } = rules
  const [state, setState] = useState<State>({ phase: 'shown', isSaved: false })
  // Event handlers read the ref, because an event can fire before the last state is rendered.
  const latest = useRef<State>(state)
  const focusesButton = useRef(false)

  const isOpen = state.phase !== 'shown'
  useLayoutEffect(() => {
    if (isOpen) {
      input.current?.focus()
      input.current?.select()
    } else if (focusesButton.current) {
      button.current?.focus()
    }
  }, [isOpen, input, button])

  function go(next: State) {
    latest.current = next
    setState(next)
  }

  function close(isSaved: boolean) {
    focusesButton.current = holdsFocus(input.current)
    go({ phase: 'shown', isSaved })
  }

  function leave(by: Leaving) {
    const { current } = latest
    if (current.phase !== 'editing' || input.current === null) return
    const text = input.current.value.trim()
    if (text === current.before.trim() || text === value.trim()) {
      // When only the window lost focus, editing continues.
      if (by === 'enter' || !isWindowLeft(input.current)) close(false)
      return
    }
    // A rejected text is sent again only on Enter, not on blur.
    if (by === 'blur' && text === current.refused) return
    const error = validate?.(text)
    if (error) go({ ...current, error })
    else void save(text, current.before)
  }

  async function save(text: string, before: string) {
    go({ phase: 'saving', before })
    let error: string | null | undefined
    try {
      error = await onSave(text)
    } finally {
      if (error === null) close(true)
      else go({ phase: 'editing', before, error, refused: text })
    }
  }

  function restore() {
    if (latest.current.phase === 'editing') close(false)
  }

  function check(text: string) {
    const { current } = latest
    if (current.phase !== 'editing' || current.error === undefined) return
    go({ ...current, error: validate?.(text.trim()) ?? undefined })
  }

  return {
    phase: state.phase,
    isSaved: state.phase === 'shown' && state.isSaved,
    before: state.phase === 'shown' ? value : state.before,
    error: state.phase === 'editing' ? state.error : undefined,
    start: () => go({ phase: 'editing', before: value }),
    leave,
    restore,
    check,
  }
}

function holdsFocus(element: HTMLElement | null): boolean {
  return element !== null && document.activeElement === element
}

/** Whether the window lost focus; the field gets it back with the window. */
function isWindowLeft(field: HTMLElement): boolean {
  return holdsFocus(field) && !document.hasFocus()
}

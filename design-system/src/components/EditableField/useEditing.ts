import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How one text is edited where it stands. */
export interface EditingRules {
  /** What is kept now. */
  value: string
  /** @see EditableFieldProps.onSave */
  onSave: (text: string) => Promise<string | null>
  /** @see EditableFieldProps.validate */
  validate?: (text: string) => string | null
}

/** What the shopper sees of it: one or the other is there. */
export interface EditingParts {
  input: RefObject<HTMLInputElement | null>
  button: RefObject<HTMLButtonElement | null>
}

type State =
  | { phase: 'shown'; isSaved: boolean }
  | { phase: 'editing'; before: string; error?: string; refused?: string }
  | { phase: 'saving'; before: string }

/** What the shopper did to end editing. */
type Leaving = 'enter' | 'blur'

export interface Editing {
  phase: State['phase']
  /** Whether the text that is shown was saved by the last editing. */
  isSaved: boolean
  /** The text that editing began with. */
  before: string
  /** Why the text isn't taken. */
  error: string | undefined
  start: () => void
  /** Ends editing: saves what has changed and is valid. Never a second time while the first is under way. */
  leave: (by: Leaving) => void
  /** Ends editing without saving. */
  restore: () => void
  /** The text has changed: what was wrong with it may be right now. */
  check: (text: string) => void
}

/**
 * The laws of click-to-edit (PROF-02, PROF-03). Focus goes to the input and its text is selected; it returns to the
 * button when it was still in the input at the end, and stays where the shopper took it otherwise.
 */
export function useEditing(rules: EditingRules, { input, button }: EditingParts): Editing {
  const { value, onSave, validate } = rules
  const [state, setState] = useState<State>({ phase: 'shown', isSaved: false })
  // Events go by this one: one may come before the answer to the last is drawn.
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
      // Back in the window, the shopper finds the field as it was left.
      if (by === 'enter' || !isWindowLeft(input.current)) close(false)
      return
    }
    // What was refused is sent again by Enter alone: who only goes on wouldn't know why it comes back.
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

/** A window that loses focus takes it from its field too, but gives it back. */
function isWindowLeft(field: HTMLElement): boolean {
  return holdsFocus(field) && !document.hasFocus()
}

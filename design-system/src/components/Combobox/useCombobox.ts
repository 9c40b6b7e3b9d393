import { useEffect, useState, type KeyboardEvent } from 'react'
import { optionElementId, type ComboboxGroup, type ComboboxOption } from './options.ts'

/** Options of `useCombobox`. */
export interface ComboboxState {
  /** Id of the list's element; the ids of the options are derived from it. */
  listId: string
  /** Text of the field; when it changes, no option is active. */
  text: string
  groups: readonly ComboboxGroup[]
  /** Whether the list may be shown. */
  open: boolean
  /** The list should open or close because of a key. */
  onOpenChange: (open: boolean) => void
  /** Called for Enter on the active option, after `onOpenChange(false)`. */
  onChoose: (option: ComboboxOption) => void
  /** Called for Delete on the active option if it has a `removeLabel`. */
  onRemove?: (option: ComboboxOption) => void
  /** Called for Escape when the list is closed and the field has a text. */
  onClear: () => void
}

/** The combobox attributes of the input. */
export interface ComboboxWiring {
  role: 'combobox'
  'aria-autocomplete': 'list'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'aria-activedescendant': string | undefined
}

export interface Combobox {
  /** index of the active option; -1 for none */
  active: number
  wiring: ComboboxWiring
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/**
 * Keyboard handling of an editable combobox with a list (APG): Down and Up move through the options and wrap around;
 * Enter chooses the active one; Escape closes, then clears; Tab closes; Home, End, Left and Right move the caret. The
 * focus stays in the field.
 */
export function useCombobox(state: ComboboxState): Combobox {
  const { listId, text, groups, open, onOpenChange, onChoose, onRemove, onClear } = state
  const options = groups.flatMap((group) => group.options)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [lastText, setLastText] = useState(text)
  if (text !== lastText) {
    setLastText(text)
    setActiveId(null)
  }
  const shown = open && options.length > 0
  if (!open && activeId !== null) setActiveId(null)
  const active = shown ? options.findIndex(({ id }) => id === activeId) : -1
  const activeElementId = active === -1 ? undefined : optionElementId(listId, active)

  useEffect(() => {
    if (activeElementId === undefined) return
    document.getElementById(activeElementId)?.scrollIntoView({ block: 'nearest' })
  }, [activeElementId])

  const step = (by: 1 | -1) => {
    onOpenChange(true)
    const from = active === -1 && by === -1 ? 0 : active
    setActiveId(options.at((from + by) % options.length)?.id ?? null)
  }
  const chosen = options[active]

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores keys during IME composition.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (options.length === 0) return
        event.preventDefault()
        if (!event.altKey) step(event.key === 'ArrowDown' ? 1 : -1)
        else onOpenChange(event.key === 'ArrowDown')
        return
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setActiveId(null)
        return
      case 'Enter':
        onOpenChange(false)
        // Without an active option the form is submitted.
        if (chosen === undefined) return
        event.preventDefault()
        onChoose(chosen)
        return
      case 'Escape':
        if (!shown && text === '') return
        // Escape does only this: it must not also close a modal, or make the browser clear the field.
        event.preventDefault()
        event.stopPropagation()
        if (shown) onOpenChange(false)
        else onClear()
        return
      case 'Tab':
        onOpenChange(false)
        return
      case 'Delete':
        if (chosen?.removeLabel === undefined || !onRemove) return
        event.preventDefault()
        setActiveId((options[active + 1] ?? options[active - 1])?.id ?? null)
        onRemove(chosen)
        return
    }
  }

  return {
    active,
    wiring: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-activedescendant': activeElementId,
    },
    onKeyDown,
  }
}

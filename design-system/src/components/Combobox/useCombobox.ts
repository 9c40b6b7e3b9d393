import { useEffect, useState, type KeyboardEvent } from 'react'
import { optionElementId, type ComboboxGroup, type ComboboxOption } from './options.ts'

/** What a combobox's keys go by. */
export interface ComboboxState {
  /** Id of the list's element, which names its options by it. */
  listId: string
  /** What stands in the field: when it changes, no option is active any more. */
  text: string
  /** What can be chosen now. */
  groups: readonly ComboboxGroup[]
  /** Whether the list may be seen. */
  open: boolean
  /** The keys ask for the list, or send it away. */
  onOpenChange: (open: boolean) => void
  /** Enter, with an option active; the list is asked to close before. */
  onChoose: (option: ComboboxOption) => void
  /** Delete, with an option active that has a `removeLabel`. */
  onRemove?: (option: ComboboxOption) => void
  /** Escape, with no list to close and a text in the field. */
  onClear: () => void
  /** Enter, with no option active. Without it the form around the field is sent. */
  onEnter?: () => void
}

/** What a field says of itself while it offers a list. */
export interface ComboboxWiring {
  role: 'combobox'
  'aria-autocomplete': 'list'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'aria-activedescendant': string | undefined
}

export interface Combobox {
  /** the place of the active option among all of them; -1 for none */
  active: number
  wiring: ComboboxWiring
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/**
 * The keys of an editable combobox with a list (APG): Down and Up go through the options, round and round; Enter takes
 * the active one; Escape closes, then empties; Tab closes; Home, End and the arrows to the sides belong to the text. The
 * focus never leaves the field.
 */
export function useCombobox(state: ComboboxState): Combobox {
  const { listId, text, groups, open, onOpenChange, onChoose, onRemove, onClear, onEnter } = state
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
    // The keys of a word that is still being put together are not for the list.
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
        if (chosen !== undefined || onEnter) event.preventDefault()
        onOpenChange(false)
        if (chosen === undefined) onEnter?.()
        else onChoose(chosen)
        return
      case 'Escape':
        if (!shown && text === '') return
        // One key, one thing: neither does it close the modal around the field, nor has the browser it empty the field.
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

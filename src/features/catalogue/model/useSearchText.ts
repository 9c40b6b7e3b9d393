import { useEffect, useEffectEvent, useState } from 'react'
import { searchText } from '#shared/routes.ts'

/** How long typing has to stop before a search is sent (HEAD-02). */
export const SEARCH_DEBOUNCE_MS = 400

export interface SearchText {
  /** what stands in the box */
  text: string
  setText: (text: string) => void
  /** sends what stands there at once: Enter, or the form's button */
  submit: () => void
  /** empties the box and goes back to the catalogue at once */
  clear: () => void
}

/**
 * The text of the search box. It is sent, trimmed, 400 ms after typing stops (HEAD-02), and follows the address when
 * that changes by itself (back, a link).
 * @param sent the search that the address holds, '' for none
 * @param onSend told of another search; '' returns to the catalogue
 */
export function useSearchText(sent: string, onSend: (search: string) => void): SearchText {
  const [text, setText] = useState(sent)
  const [followed, setFollowed] = useState(sent)
  if (sent !== followed) {
    setFollowed(sent)
    // What was typed on since the search was sent stays; another search in the address replaces it.
    if (!isBeingTyped(text, sent, followed)) setText(sent)
  }

  const send = useEffectEvent((typed: string) => {
    const search = searchText(typed)
    if (search !== sent) onSend(search)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const sendNow = (typed: string) => {
    setText(typed)
    const search = searchText(typed)
    if (search !== sent) onSend(search)
  }
  return { text, setText, submit: () => sendNow(text), clear: () => sendNow('') }
}

/** The address caught up with the typing: it shows what was sent, and the box is that or more. */
function isBeingTyped(text: string, sent: string, before: string): boolean {
  return searchText(text) === sent || (searchText(text) !== before && sent !== '' && text.startsWith(sent))
}

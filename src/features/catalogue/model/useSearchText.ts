import { useEffect, useEffectEvent, useState } from 'react'
import { searchText } from '#shared/routing/routes.ts'

/** How long typing has to stop before a search is sent (HEAD-02). */
export const SEARCH_DEBOUNCE_MS = 400

export interface SearchText {
  /** what stands in the box */
  text: string
  setText: (text: string) => void
  /** sends what stands there at once: Enter, or the form's button */
  submit: () => void
  /** sends another text at once: one that was chosen */
  search: (text: string) => void
  /** another part is putting a search into the address: this box must not send it too */
  follow: (text: string) => void
  /** empties the box and goes back to the catalogue at once */
  clear: () => void
}

/**
 * The text of the search box. It is sent, trimmed, 400 ms after typing stops (HEAD-02), and follows the address when
 * that changes by itself (back, a link).
 * @param sent the search that the address holds, '' for none
 * @param onSend called with another search; '' returns to the catalogue
 */
export function useSearchText(sent: string, onSend: (search: string) => void): SearchText {
  const [text, setText] = useState(sent)
  // The address's search, then what was sent from here and isn't in the address yet, oldest first.
  const [searches, setSearches] = useState<readonly string[]>([sent])
  if (sent !== searches[0]) {
    const arrived = searches.indexOf(sent)
    setSearches(arrived < 0 ? [sent] : searches.slice(arrived))
    // The address updates late: text typed meanwhile stays. Any other search in it replaces the text.
    if (arrived < 0) setText(sent)
  }

  const sendOther = (search: string) => {
    if (search === searches.at(-1)) return
    setSearches([...searches, search])
    onSend(search)
  }
  const send = useEffectEvent((typed: string) => sendOther(searchText(typed)))
  useEffect(() => {
    const timer = setTimeout(() => send(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const sendNow = (typed: string) => {
    setText(typed)
    sendOther(searchText(typed))
  }
  const follow = (typed: string) => {
    const search = searchText(typed)
    // The address has this search already, so earlier ones will not appear in it any more.
    setSearches(search === sent ? [sent] : [...searches, search])
  }
  return { text, setText, follow, submit: () => sendNow(text), search: sendNow, clear: () => sendNow('') }
}

import type { Product } from '@dukani/contracts'
import {
  ComboboxPopup,
  useCombobox,
  type ComboboxOption,
  type ComboboxState,
  type ComboboxWiring,
} from '@dukani/design-system'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { useBrowserState } from '#shared/hydration/useBrowserState.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { searchText } from '#shared/routing/routes.ts'
import { recentSearches } from '../model/recentSearches.ts'
import { useSuggestionGroups, type Suggestion } from './useSuggestionGroups.ts'

/** How the list hangs together with the field that stands in the first screen. */
export interface SuggestionsLink {
  wiring: ComboboxWiring
  onKeyDown: ReturnType<typeof useCombobox>['onKeyDown']
  /** the field was pressed */
  onPress: () => void
}

export interface SearchSuggestionsProps {
  /** what stands in the field, untrimmed */
  text: string
  /** the search that is shown, '' for none */
  sent: string
  hasFocus: boolean
  /** how many of a product the cart holds */
  inCart: (id: Product['id']) => number
  /** called after each render with the attributes for the field */
  onLink: (link: SuggestionsLink) => void
  onProduct: (id: Product['id']) => void
  onCategory: (title: string) => void
  onSearch: (search: string) => void
  /** Escape has asked for an empty field */
  onClear: () => void
}

/** The list doesn't show with this text. */
interface Away {
  text: string
  /** something was chosen from it */
  isChosen: boolean
}

const NONE: readonly string[] = []

/**
 * What the header's search suggests: products and categories while one types, the last searches in an empty field. It
 * shows while the field has focus, until it is sent away or something was chosen.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { text, hasFocus, inCart, onLink, onProduct, onCategory, onSearch, onClear } = props
  const t = useText()
  const listId = useId()
  const [away, setAway] = useState<Away | null>(null)
  // A list that was sent away is back with another text, or when the field is come back to; one that was chosen from
  // is not, where closing the product gives the field its focus back.
  if (away !== null && (hasFocus ? away.text !== text : !away.isChosen)) setAway(null)
  const open = hasFocus && away === null
  const searches = useBrowserState(recentSearches.subscribe, recentSearches.list, () => NONE)
  const { groups, meaning, status } = useSuggestionGroups({ text, searches, inCart, isWanted: open })

  const choose = (option: ComboboxOption) => {
    const chosen: Suggestion | undefined = meaning.get(option.id)
    if (chosen === undefined) return
    if (chosen.kind === 'forget') return recentSearches.clear()
    // What the field holds afterwards was not typed.
    const leave = (left: string) => setAway({ text: left, isChosen: true })
    switch (chosen.kind) {
      case 'product':
        leave(text)
        return onProduct(chosen.id)
      case 'category':
        leave('')
        return onCategory(chosen.title)
      case 'search':
        leave(chosen.search)
        recentSearches.add(chosen.search)
        return onSearch(chosen.search)
    }
  }
  const remove: ComboboxState['onRemove'] = (option) => {
    const removed = meaning.get(option.id)
    if (removed?.kind === 'search') recentSearches.remove(removed.search)
  }
  const { active, wiring, onKeyDown } = useCombobox({
    ...{ listId, text, groups, open },
    onOpenChange: (asked) => setAway(asked ? null : { text, isChosen: false }),
    onChoose: choose,
    onRemove: remove,
    onClear,
  })

  useRemembered(props, away?.isChosen ?? false)
  useLayoutEffect(() =>
    onLink({
      wiring,
      onKeyDown,
      onPress: () => setAway(null),
    }),
  )

  return (
    <ComboboxPopup
      label={text.trim() === '' ? t('suggestions.recent') : t('suggestions.label')}
      {...{ listId, groups, open, active, status }}
      onChoose={choose}
      onRemove={remove}
    />
  )
}

/** Remembers the search that the field is left with: while one types, each beginning of a word is searched for. */
function useRemembered({ text, sent, hasFocus }: SearchSuggestionsProps, isChosen: boolean) {
  const leave = useEffectEvent(() => {
    const search = searchText(text)
    if (search !== '' && search === sent && !isChosen) recentSearches.add(search)
  })
  useEffect(() => {
    if (!hasFocus) return
    return () => leave()
  }, [hasFocus])
}

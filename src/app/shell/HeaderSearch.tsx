import { NO_SUGGESTIONS_YET, SearchField, type ComboboxWiring } from '@dukani/design-system'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SuggestionsLink } from '#features/catalogue/containers/SearchSuggestions.tsx'
import { recentSearches } from '#features/catalogue/model/recentSearches.ts'
import { useSearchText } from '#features/catalogue/model/useSearchText.ts'
import { OPENED_IN_SHOP } from '#shared/history/entry.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { paths, searchText } from '#shared/routing/routes.ts'
import { useCatalogueQuery } from '#shared/routing/useCatalogueQuery.ts'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'

const HeaderSuggestions = lazyPart(async () => (await import('./HeaderSuggestions.tsx')).HeaderSuggestions, {
  isExtra: true,
})

/**
 * The header's search (HEAD-02): it lives in the address, so it can be shared and survives a reload (CAT-10). What it
 * suggests comes in a chunk of its own, fetched once the field is used; until then, and without it, it searches.
 */
export function HeaderSearch() {
  const t = useText()
  const navigate = useNavigate()
  const { search: sent = '' } = useCatalogueQuery()
  const { text, setText, submit, clear, search, follow } = useSearchText(sent, (searched) => {
    // One entry of history for a search, however often it was typed on: Back leaves it.
    void navigate(paths.catalogue({ search: searched }), { replace: sent !== '' })
    // The results begin there, wherever the shopper was in the list before.
    scrollTo(0, 0)
  })
  const link = useRef<SuggestionsLink>(null)
  const [wiring, setWiring] = useState(NO_SUGGESTIONS_YET)
  const [hasFocus, setFocus] = useState(false)
  const [isUsed, setUsed] = useState(false)
  if ((hasFocus || text !== sent) && !isUsed) setUsed(true)

  return (
    <SearchField
      labels={{ search: t('header.search'), clear: t('header.searchClear') }}
      value={text}
      busy={searchText(text) !== sent}
      onTextChange={(typed) => (typed === '' ? clear() : setText(typed))}
      onSearch={(typed) => {
        submit()
        // Here, and not with the suggestions: their code may come after a reload.
        recentSearches.add(typed)
      }}
      suggestions={{
        wiring,
        onFocusChange: setFocus,
        onKeyDown: (event) => link.current?.onKeyDown(event),
        onPress: () => link.current?.onPress(),
        popup: isUsed && (
          <HeaderSuggestions
            {...{ text, sent, hasFocus }}
            onLink={(next) => {
              link.current = next
              setWiring((last) => (isSame(last, next.wiring) ? last : next.wiring))
            }}
            onProduct={(id) => {
              // With the search in its address: it is what lies behind the product, and nothing is left to be sent.
              follow(text)
              void navigate(paths.product(id, { search: text }), { state: OPENED_IN_SHOP })
            }}
            onCategory={(category) => {
              setText('')
              // The address loses its search by the category alone: an empty search sent from here would undo that.
              follow('')
              void navigate(paths.catalogue({ category }))
            }}
            onSearch={search}
            onClear={clear}
          />
        ),
      }}
    />
  )
}

function isSame(one: ComboboxWiring, other: ComboboxWiring): boolean {
  return (
    one['aria-expanded'] === other['aria-expanded'] &&
    one['aria-activedescendant'] === other['aria-activedescendant']
  )
}

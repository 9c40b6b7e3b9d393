import {
  SearchSuggestions,
  type SearchSuggestionsProps,
} from '#features/catalogue/containers/SearchSuggestions.tsx'
import { useCart } from '#features/cart/model/useCart.ts'

export type HeaderSuggestionsProps = Omit<SearchSuggestionsProps, 'inCart'>

/** The search's suggestions, which say what is in the cart already. */
export function HeaderSuggestions(props: HeaderSuggestionsProps) {
  const { quantityOf } = useCart()
  return <SearchSuggestions {...props} inCart={quantityOf} />
}

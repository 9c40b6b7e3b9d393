import { shownPrice, type Product } from '@dukani/contracts'
import type { ComboboxGroup, ComboboxOption } from '@dukani/design-system'
import { formatMoney, localText } from '@dukani/i18n'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'
import { useCategories } from '../api/useCategories.ts'
import { useSuggestedProducts } from '../api/useSuggestedProducts.ts'
import { isMatch, matchedParts } from '../model/matching.ts'

/** What an option stands for. `forget` forgets the last searches. */
export type Suggestion =
  | { kind: 'product'; id: Product['id'] }
  | { kind: 'category'; title: string }
  | { kind: 'search'; search: string }
  | { kind: 'forget' }

export interface SuggestionGroups {
  groups: readonly ComboboxGroup[]
  /** what is meant, by the option's id */
  meaning: ReadonlyMap<string, Suggestion>
  /** said to readers */
  status: string
}

/** How many categories are suggested. */
const MOST_CATEGORIES = 3

/** The options under the search field: the last searches while it is empty, else categories and products. */
export function useSuggestionGroups(asked: {
  text: string
  searches: readonly string[]
  /** how many of a product the cart holds */
  inCart: (id: Product['id']) => number
  /** whether the list is visible */
  isWanted: boolean
}): SuggestionGroups {
  const { text, searches, inCart, isWanted } = asked
  const t = useText()
  const { language } = useLanguage()
  const config = useConfig()
  const { categories } = useCategories()
  const { products, isCurrent } = useSuggestedProducts(text, isWanted)
  const meaning = new Map<string, Suggestion>()
  const option = (id: string, means: Suggestion, look: Omit<ComboboxOption, 'id'>): ComboboxOption => {
    meaning.set(id, means)
    return { id, ...look }
  }

  if (text.trim() === '') {
    if (searches.length === 0) return { groups: [], meaning, status: '' }
    const last = searches.map((search) =>
      option(
        `search ${search}`,
        { kind: 'search', search },
        { text: search, icon: 'search', removeLabel: t('suggestions.recentRemove', { search }) },
      ),
    )
    const forget = option('forget', { kind: 'forget' }, { text: t('suggestions.recentClear'), icon: 'trash' })
    return {
      groups: [{ label: t('suggestions.recent'), options: last }, { options: [forget] }],
      meaning,
      status: t('suggestions.recentCount', { count: last.length }),
    }
  }

  const found = products.map((product) => {
    const name = productName(product, language)
    const picture = firstImage(product)
    const price = shownPrice(product, null)?.price
    const count = inCart(product.id)
    return option(
      `product ${product.id}`,
      { kind: 'product', id: product.id },
      {
        text: name,
        marked: matchedParts(name, text),
        picture: { id: product.id, src: imageUrl(picture, config), srcSet: imageSrcSet(picture, config) },
        ...(count > 0 && { inCart: t('card.inCart', { count }) }),
        ...(price !== undefined && { end: formatMoney(price, language) }),
      },
    )
  })
  const matching = categories
    .filter(({ title, title_en = '' }) => isMatch(`${title} ${title_en}`, text))
    .slice(0, MOST_CATEGORIES)
    .map(({ title, title_en }) => {
      const shown = localText(title, title_en, language)
      return option(
        `category ${title}`,
        { kind: 'category', title },
        { text: shown, marked: matchedParts(shown, text), icon: 'box' },
      )
    })
  const count = found.length + matching.length
  return {
    // Fetched groups come last, so that visible options don't move.
    groups: [
      { label: t('suggestions.categories'), options: matching },
      { label: t('suggestions.products'), options: found },
    ],
    meaning,
    status: isCurrent && count > 0 ? t('suggestions.count', { count }) : '',
  }
}

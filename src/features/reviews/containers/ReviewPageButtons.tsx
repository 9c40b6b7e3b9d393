import { Pagination } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface ReviewPageButtonsProps {
  /** the page that is shown, from 1 */
  page: number
  pages: number
  /** called with a page from 1 to `pages` */
  onChoose: (page: number) => void
}

/** The page buttons of a product's reviews (PROD-10): a chunk of its own, as most products have one page. */
export function ReviewPageButtons({ page, pages, onChoose }: ReviewPageButtonsProps) {
  const t = useText()
  return (
    <Pagination
      page={page}
      pages={pages}
      onChoose={onChoose}
      labels={{
        navigation: t('reviews.pages'),
        page: (n) => t('reviews.page', { n }),
        previous: t('reviews.previous'),
        next: t('reviews.next'),
      }}
    />
  )
}

import { REVIEW_PAGE_SIZE, type Id, type RatingCounts, type Review } from '@dukani/contracts'
import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { readReviewPage, type ReviewPage } from '../model/reviewPage.ts'
import { fetchReviews } from './reviewCalls.ts'
import { reviewKeys } from './reviewKeys.ts'

/** A product's reviews, a page at a time (PROD-10). */
export interface ShownReviews {
  reviews: readonly Review[]
  /** the page that is asked for, from 1; until it is here the one before is shown */
  page: number
  pages: number
  /** how many gave one star, two, and so on; null when unknown */
  ratingCounts: RatingCounts | null
  /** nothing is known yet */
  isLoading: boolean
  /** another page is on its way, and the one before still shown */
  isChanging: boolean
  /** the page could not be had: none is shown (REV-01) */
  isFailed: boolean
  choose: (page: number) => void
  /** Begins anew at the first page, asked for again: a review was written. */
  reload: () => void
  retry: () => void
}

/** A page and what it was asked as: its answer may still be shown when another one is asked for. */
interface Answer extends ReviewPage {
  page: number
}

const NONE: readonly Review[] = []

/**
 * The reviews of a product, from the first page on. Whatever order the answers come in, the page asked for last is
 * shown. For one product: another needs another instance (PROD-12).
 */
export function useReviews(product: Id): ShownReviews {
  const client = useApi()
  const { mutate: renew } = useSWRConfig()
  const [page, choose] = useState(1)
  const [known, setKnown] = useState({ pages: 1, serverLength: REVIEW_PAGE_SIZE })
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(
    reviewKeys.page(product, page),
    async () => {
      const ask = (asked: number) => fetchReviews(client, product, asked)
      return { ...(await readReviewPage(ask, page, known.serverLength)), page }
    },
    { keepPreviousData: true },
  )
  const isHere = data?.page === page
  // What is known of the page asked for stays when asking again fails.
  const hasError = error !== undefined && !isHere
  const isFailed = hasError && !isValidating
  // A page that failed doesn't take away the way to the others.
  const pages = data ? Math.max(data.pages, data.page) : known.pages
  const serverLength = data?.serverLength ?? known.serverLength
  if (pages !== known.pages || serverLength !== known.serverLength) setKnown({ pages, serverLength })
  return {
    reviews: hasError ? NONE : (data?.reviews ?? NONE),
    page,
    pages: Math.max(pages, page),
    ratingCounts: data?.ratingCounts ?? null,
    isLoading: (data === undefined || hasError) && !isFailed,
    isChanging: data !== undefined && !isHere && !hasError,
    isFailed,
    choose,
    reload: () => {
      choose(1)
      void renew(reviewKeys.page(product, 1))
    },
    retry: () => void mutate(),
  }
}

import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { textLanguage } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { CLOSE_BUTTON_SPACE } from '../../internal/closeButtonSpace.ts'
import { PriceTag, type PriceLabels, type PriceTagProps } from '../PriceTag/index.ts'
import { StarRating } from '../StarRating/index.ts'

export interface ProductFactsProps extends Pick<PriceTagProps, 'price' | 'oldPrice' | 'language'> {
  /** The heading; may wrap. */
  name: string
  /** Name of the category, shown above the name. */
  category?: string | null
  /** 0 to 5; null shows no stars (PROD-02). */
  rating: number | null
  /** Texts beside name and prices. */
  labels: PriceLabels & {
    /** The rating in words, for screen readers. */
    rating: string
    /** The formatted rating, such as `4,6`. */
    ratingValue: string
    /** Number of reviews, in words. */
    reviews: string
    /** Number sold, in words; leave out when unknown. */
    sold?: string
    /** `−16%`; leave out without a discount (PROD-02). */
    discount?: string
  }
  /** URL of the reviews; without it the count is plain text. */
  reviewsHref?: string
  /** Called on a plain click on the link to the reviews. Without it the browser follows the link. */
  onReviews?: NavigateHandler
  /** Icon buttons beside the category, such as share. */
  actions?: ReactNode
  /** Id of the name, for `aria-labelledby` of the dialog around it. */
  nameId?: string
}

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minWidth: 0 },
  // Negative margins keep the text's spacing and align the icons with the edge.
  '&[data-actions]': {
    minHeight: 44,
    marginBlock: -12,
    '& > :last-child': { flex: 'none', marginInlineEnd: -11 },
  },
  // Leaves space for the sheet's close button in the same corner.
  [theme.breakpoints.up('md')]: {
    '&[data-actions] > :last-child': { marginInlineEnd: `var(${CLOSE_BUTTON_SPACE}, -11px)` },
  },
}))

const Rating = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontSize: theme.typography.pxToRem(14),
  '& b': {
    fontSize: theme.typography.pxToRem(16),
    fontWeight: theme.typography.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': { color: 'inherit', paddingBlock: 13, marginBlock: -13 },
}))

/** Name, rating and price of a product (PROD-02). */
export function ProductFacts(props: ProductFactsProps) {
  const { name, category, rating, price, oldPrice, language, labels, reviewsHref, onReviews } = props
  const { actions, nameId } = props
  return (
    <Stack gap={12}>
      {(category || actions) && (
        <Top data-actions={actions ? '' : undefined}>
          <Text size={14} tone="muted">
            {category && <span lang={textLanguage(category)}>{category}</span>}
          </Text>
          {actions && <div>{actions}</div>}
        </Top>
      )}
      <Heading level={2} size={{ xs: 22, md: 28 }} id={nameId} tabIndex={-1}>
        <span lang={textLanguage(name)}>{name}</span>
      </Heading>
      <Rating>
        {rating !== null && (
          <>
            <StarRating value={rating} label={labels.rating} />
            <b aria-hidden="true">{labels.ratingValue}</b>
          </>
        )}
        <Text as="span" size={14} tone="muted">
          {reviewsHref === undefined ? (
            labels.reviews
          ) : (
            <a href={reviewsHref} onClick={followLink(onReviews)}>
              {labels.reviews}
            </a>
          )}
        </Text>
        {labels.sold !== undefined && (
          <Text as="span" size={14} tone="muted">
            {labels.sold}
          </Text>
        )}
      </Rating>
      <PriceTag
        price={price}
        oldPrice={oldPrice}
        discountText={labels.discount}
        labels={labels}
        language={language}
        size="large"
        layout="row"
      />
    </Stack>
  )
}

import { styled } from '@mui/material/styles'
import { formatMoney, type Language } from '@dukani/i18n'
import { Text } from '../../layout/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

/** Size of the price. `medium` is for cards: one step smaller on a phone. */
export const PRICE_SIZES = ['small', 'medium', 'large'] as const
export type PriceSize = (typeof PRICE_SIZES)[number]

/** Texts of a price. */
export interface PriceLabels {
  /** Read by screen readers before a struck-through price. */
  oldPrice: string
  /** Shown instead of a price that is null. */
  priceUnavailable: string
}

export interface PriceTagProps {
  /** Current price, in tetri; null shows a text instead. */
  price: number | null
  /** Old price, in tetri; shown struck through only when higher than `price`. */
  oldPrice?: number | null
  /** Shown in a badge, such as `−16%`. Leave out if the badge is shown elsewhere. */
  discountText?: string
  labels: PriceLabels
  /** Language of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** @default 'medium' */
  size?: PriceSize
  /** `stack` puts the old price under the new one, `row` beside it. @default 'stack' */
  layout?: 'stack' | 'row'
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  '&[data-layout="row"]': { flexFlow: 'row wrap', alignItems: 'center', columnGap: 12, rowGap: 4 },
  '&[data-size="large"] > [data-part="now"]': { lineHeight: 1.25 },
  '&[data-layout="stack"] s + span': { marginTop: 4 },
})

const textSizes = {
  small: { now: 16, before: 14 },
  medium: { now: { xs: 16, md: 18 }, before: 14 },
  large: { now: 28, before: 16 },
} as const

/** The discount badge; also used in the corner of a picture. */
export const DiscountBadge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '3px 10px',
  borderRadius: theme.shape.pill,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: theme.typography.pxToRem(12),
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}))

/** A price with the old price and the discount (PROD-02, CART-04). */
export function PriceTag(props: PriceTagProps) {
  const { price, oldPrice, discountText, labels, language, size = 'medium', layout = 'stack' } = props
  const textSize = textSizes[size]
  const before = price !== null && oldPrice != null && oldPrice > price ? oldPrice : null
  return (
    <Root data-size={size} data-layout={layout}>
      {price === null ? (
        <Text as="span" size={14} tone="muted">
          {labels.priceUnavailable}
        </Text>
      ) : (
        <Text as="span" size={textSize.now} weight="bold" data-part="now">
          {formatMoney(price, language)}
        </Text>
      )}
      {before !== null && (
        <Text as="s" size={textSize.before} tone="muted">
          <VisuallyHidden>{`${labels.oldPrice} `}</VisuallyHidden>
          {formatMoney(before, language)}
        </Text>
      )}
      {price !== null && discountText && <DiscountBadge>{discountText}</DiscountBadge>}
    </Root>
  )
}

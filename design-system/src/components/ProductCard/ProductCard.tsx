import { styled } from '@mui/material/styles'
import { useId, type DOMAttributes, type ReactNode } from 'react'
import { textLanguage } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import type { Picture } from '../../internal/picture.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { DiscountBadge, PriceTag, type PriceLabels, type PriceTagProps } from '../PriceTag/index.ts'
import { ProductImage, type ImagePriority } from '../ProductImage/index.ts'
import { AddButton } from './AddButton.tsx'
import { CardRating, RatingRoom, type CardRatingProps } from './CardRating.tsx'
import { Body, Frame, Name, NameRoom, ProductLink, Row } from './frame.ts'

/** Texts of one card. */
export interface ProductCardLabels extends PriceLabels {
  /** Accessible name of the button, with the product's name and the quantity in the cart. */
  add: string
  /** Label of the button of a product in the cart, if there is room. */
  inCart: string
  /** Shown over the picture of a sold out product. */
  outOfStock: string
  /** `−16%` in the picture's corner; leave out without a discount. */
  discount?: string
}

type IntentEvent = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'

export interface ProductCardProps extends Pick<PriceTagProps, 'price' | 'oldPrice' | 'language'> {
  /** The product's id; selects the picture's background. */
  id: string | number
  /** At most two lines are shown; the whole name is the link's accessible name. */
  name: string
  /** URL of the product's page (CAT-02). */
  href: string
  /** Shown as wide as the grid's column. */
  picture: Picture
  /** The rating; leave out without reviews. */
  rating?: CardRatingProps
  labels: ProductCardLabels
  /** Quantity in the cart. @default 0 */
  inCart?: number
  /** The product is sold out. `onAdd` is still called: a message says why not (CAT-06). @default false */
  outOfStock?: boolean
  /** Adds one to the cart. */
  onAdd: () => void
  /** Called on a plain click on picture or name. Without it the browser follows the link. */
  onNavigate?: NavigateHandler
  /** Handlers for pointer and focus events of the link, to prefetch the product. */
  intent?: Pick<DOMAttributes<HTMLAnchorElement>, IntentEvent>
  /** `first` or `soon` for the cards of the first screen. @default 'lazy' */
  priority?: ImagePriority
  /** Shown in the picture's corner: the wishlist button. */
  corner?: ReactNode
}

/** The widths of `ProductGrid`'s columns, as the `sizes` attribute has them. */
const PICTURE_SIZES = '(min-width: 1200px) 363px, (min-width: 900px) 30vw, 46vw'

const Zoomed = styled('div')(({ theme }) => ({
  '& img': { transition: theme.transitions.create(['scale', 'opacity'], { duration: 240 }) },
  [canHover]: { 'a:hover > & img': { scale: '1.035' } },
  '&[data-faded="true"] img': { opacity: 0.5 },
}))

/** A card in a column of a phone. */
const NARROW = '@container product-card (max-width: 11rem)'

/** Badges are above the link and let taps through. */
const Mark = styled('div')({
  position: 'absolute',
  inset: '12px auto auto 12px',
  [NARROW]: { inset: '8px auto auto 8px' },
  maxWidth: 'calc(100% - 24px)',
  pointerEvents: 'none',
  // Next to the wishlist button.
  '&:has(+ *)': { maxWidth: `calc(100% - ${TOUCH_TARGET + 24}px)` },
})

const OutOfStock = styled('span')(({ theme }) => ({
  display: 'block',
  width: 'fit-content',
  padding: '3px 10px',
  borderRadius: theme.shape.card,
  background: theme.alpha(theme.vars.palette.background.paper, 0.92),
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.pxToRem(12),
  fontWeight: theme.typography.fontWeightMedium,
}))

const Corner = styled('div')({
  position: 'absolute',
  inset: '8px 8px auto auto',
  // Same tap target; the visible part is smaller on a small picture.
  [NARROW]: {
    inset: '4px 4px auto auto',
    '& > button': { padding: 4, backgroundClip: 'content-box' },
    '& svg': { width: 20, height: 20 },
  },
})

/** A product in a list: picture, name, price and an add button (CAT-02). */
export function ProductCard(props: ProductCardProps) {
  const { id, name, href, picture, price, oldPrice, language, labels, onAdd, onNavigate, corner } = props
  const { inCart = 0, outOfStock = false, priority = 'lazy' } = props
  const reasonId = useId()
  return (
    <Frame>
      <Body>
        <ProductLink {...props.intent} href={href} onClick={followLink(onNavigate)}>
          <Zoomed data-faded={outOfStock}>
            <ProductImage {...picture} id={id} alt="" sizes={PICTURE_SIZES} priority={priority} />
          </Zoomed>
          <NameRoom>
            <Name lang={textLanguage(name)}>{name}</Name>
          </NameRoom>
        </ProductLink>
        <RatingRoom>{props.rating && <CardRating {...props.rating} />}</RatingRoom>
        <Row>
          <PriceTag price={price} oldPrice={oldPrice} labels={labels} language={language} />
          <AddButton
            inCart={inCart}
            soldOut={outOfStock}
            label={labels.add}
            text={labels.inCart}
            describedBy={outOfStock ? reasonId : undefined}
            onAdd={onAdd}
          />
        </Row>
        {(outOfStock || labels.discount) && (
          <Mark>
            {outOfStock ? (
              <OutOfStock id={reasonId}>{labels.outOfStock}</OutOfStock>
            ) : (
              <DiscountBadge>{labels.discount}</DiscountBadge>
            )}
          </Mark>
        )}
        {corner && <Corner>{corner}</Corner>}
      </Body>
    </Frame>
  )
}

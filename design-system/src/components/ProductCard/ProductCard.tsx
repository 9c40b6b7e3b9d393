import { styled } from '@mui/material/styles'
import { useId, type DOMAttributes, type ReactNode } from 'react'
import { textLanguage, type Language } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import type { Picture } from '../../internal/picture.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { DiscountBadge, PriceTag } from '../PriceTag/index.ts'
import { ProductImage, type ImagePriority } from '../ProductImage/index.ts'
import { AddButton } from './AddButton.tsx'
import { CardRating, RatingRoom, type CardRatingProps } from './CardRating.tsx'
import { Body, Frame, Name, NameRoom, ProductLink, Row } from './frame.ts'

/** Texts of one card. */
export interface ProductCardLabels {
  /** Name of the button, the product's name and what is in the cart included. */
  add: string
  /** Stands on the button of a product that is in the cart, where there is room for words. */
  inCart: string
  /** Over the picture of a product of which none is left. */
  outOfStock: string
  /** What a screen reader hears before a struck-through price. */
  oldPrice: string
  /** Stands in place of a price that is null. */
  priceUnavailable: string
  /** `−16%` in the picture's corner; left out when nothing is off. */
  discount?: string
}

type IntentEvent = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'

export interface ProductCardProps {
  /** The product's id: it chooses the picture's ground. */
  id: string | number
  /** Two lines of it are shown; the link is named by all of it. */
  name: string
  /** The product's page (CAT-02). */
  href: string
  /** Drawn as wide as the grid's column. */
  picture: Picture
  /** In tetri; null when there is none. */
  price: number | null
  /** In tetri; struck through when higher than `price`. */
  oldPrice?: number | null
  /** What its reviews say of it; left out when there are none. */
  rating?: CardRatingProps
  /** Of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** Texts of the card. */
  labels: ProductCardLabels
  /** How many of it are in the cart. @default 0 */
  inCart?: number
  /** None is left. Adding is still asked for: the answer says why not (CAT-06). @default false */
  outOfStock?: boolean
  /** An addition is on its way. @default false */
  pending?: boolean
  /** One more is wanted in the cart; never while `pending`. */
  onAdd: () => void
  /** A plain click on picture or name. Without it the browser follows the link. */
  onNavigate?: NavigateHandler
  /** Hears of the shopper's coming near the link, so that what it leads to can be fetched ahead. */
  intent?: Pick<DOMAttributes<HTMLAnchorElement>, IntentEvent>
  /** `first` or `soon` for the cards that the first screen shows. @default 'lazy' */
  priority?: ImagePriority
  /** The name's place in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** Over the picture's far corner: the heart of the wishlist. */
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

/** Marks lie over the link and let taps through to it. */
const Mark = styled('div')({
  position: 'absolute',
  inset: '12px auto auto 12px',
  [NARROW]: { inset: '8px auto auto 8px' },
  maxWidth: 'calc(100% - 24px)',
  pointerEvents: 'none',
  // Beside the heart, which is what can be tapped.
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
  // As large for fingers; what is seen of it leaves a small picture its room.
  [NARROW]: {
    inset: '4px 4px auto auto',
    '& > button': { padding: 4, backgroundClip: 'content-box' },
    '& svg': { width: 20, height: 20 },
  },
})

/** A product in a list: picture, name, price and a button that adds it to the cart (CAT-02). */
export function ProductCard(props: ProductCardProps) {
  const { id, name, href, picture, price, oldPrice, language, labels, onAdd, onNavigate, corner } = props
  const { inCart = 0, outOfStock = false, pending = false, priority = 'lazy', headingLevel = 2 } = props
  const reasonId = useId()
  return (
    <Frame>
      <Body>
        <ProductLink {...props.intent} href={href} onClick={followLink(onNavigate)}>
          <Zoomed data-faded={outOfStock}>
            <ProductImage {...picture} id={id} alt="" sizes={PICTURE_SIZES} priority={priority} />
          </Zoomed>
          <NameRoom>
            <Name as={headingLevel === 2 ? 'h2' : 'h3'} lang={textLanguage(name)}>
              {name}
            </Name>
          </NameRoom>
        </ProductLink>
        <RatingRoom>{props.rating && <CardRating {...props.rating} />}</RatingRoom>
        <Row>
          <PriceTag
            price={price}
            oldPrice={oldPrice}
            oldPriceLabel={labels.oldPrice}
            unavailableText={labels.priceUnavailable}
            language={language}
          />
          <AddButton
            inCart={inCart}
            soldOut={outOfStock}
            pending={pending}
            label={labels.add}
            text={labels.inCart}
            describedBy={outOfStock ? reasonId : undefined}
            onAdd={onAdd}
          />
        </Row>
        {outOfStock ? (
          <Mark>
            <OutOfStock id={reasonId}>{labels.outOfStock}</OutOfStock>
          </Mark>
        ) : (
          labels.discount && (
            <Mark>
              <DiscountBadge>{labels.discount}</DiscountBadge>
            </Mark>
          )
        )}
        {corner && <Corner>{corner}</Corner>}
      </Body>
    </Frame>
  )
}

import { textLanguage, type Language } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { ProductImage } from '../ProductImage/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { InCart } from '../../internal/InCart.tsx'
import { Card, Name, Price } from './parts.ts'
import type { ProductScrollerLabels, ScrollerProduct } from './scrollerProduct.ts'

export interface ScrollerCardProps {
  product: ScrollerProduct
  language: Language
  labels: ProductScrollerLabels
  onNavigate?: NavigateHandler<[id: ScrollerProduct['id']]>
}

/** Widths of the cards, for the `sizes` attribute. */
const PICTURE_SIZES = '(min-width: 600px) 184px, 148px'

/** A product of the row: one link. */
export function ScrollerCard({ product, language, labels, onNavigate }: ScrollerCardProps) {
  const { id, name, href, picture, price, oldPrice, inCart, outOfStock = false } = product
  return (
    <Card href={href} data-faded={outOfStock} onClick={followLink(onNavigate, id)}>
      <ProductImage {...picture} id={id} alt="" sizes={PICTURE_SIZES} />
      <Name lang={textLanguage(name)}>{name}</Name>
      <Price>
        <PriceTag
          price={price}
          oldPrice={outOfStock ? null : oldPrice}
          labels={labels}
          language={language}
          size="small"
        />
        {inCart !== undefined && <InCart>{inCart}</InCart>}
        {outOfStock && <small>{labels.outOfStock}</small>}
      </Price>
    </Card>
  )
}

/** Placeholder for a card that is loading, of exactly the same size. */
export function ScrollerCardSkeleton() {
  return (
    <>
      <Skeleton shape="square" />
      <Name as="div">
        <Skeleton width="88%" />
      </Name>
      <Price>
        <Skeleton width="4.5rem" />
      </Price>
    </>
  )
}

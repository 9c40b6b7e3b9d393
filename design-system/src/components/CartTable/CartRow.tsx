import { textLanguage, type Language } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Specification } from '../../internal/lineTable.tsx'
import { NameLink } from '../../internal/productLinks.ts'
import { IconButton } from '../IconButton/index.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { ProductImage } from '../ProductImage/index.ts'
import { QuantityStepper } from '../QuantityStepper/index.ts'
import type { CartLine, CartLineActions, CartTableLabels } from './cartLine.ts'
import * as parts from './parts.ts'

export interface CartRowProps extends Omit<CartLineActions, 'onUndo'> {
  line: CartLine
  labels: CartTableLabels
  language: Language
  onNavigate?: NavigateHandler<[id: CartLine['id']]>
}

/** One line of the cart. The stepper stops at 1; the delete button removes the line (CART-06). */
export function CartRow({ line, labels, language, onQuantityChange, onRemove, onNavigate }: CartRowProps) {
  const { id, productId, name, href, picture, specification, quantity, limit, price, oldPrice } = line
  const follow = followLink(onNavigate, id)
  return (
    <parts.Row role="row" aria-busy={line.pending ?? false}>
      <parts.ImageCell role="cell">
        <parts.Thumbnail href={href} tabIndex={-1} aria-hidden="true" onClick={follow}>
          <ProductImage {...picture} id={productId} alt="" sizes="72px" corners="control" />
        </parts.Thumbnail>
      </parts.ImageCell>
      <parts.NameCell component="th" role="rowheader" scope="row">
        <NameLink href={href} onClick={follow} lang={textLanguage(name)}>
          {name}
        </NameLink>
        <Specification>{specification ?? labels.noSpecification}</Specification>
      </parts.NameCell>
      <parts.QuantityCell role="cell">
        <QuantityStepper
          value={quantity}
          max={limit}
          onChange={(wanted) => onQuantityChange(id, wanted)}
          label={labels.quantityOf(name)}
          decreaseLabel={labels.decrease(name)}
          increaseLabel={labels.increase(name)}
          maxReason={labels.maximum(limit)}
          pending={line.pending}
        />
      </parts.QuantityCell>
      <parts.PriceCell role="cell" data-cell="price">
        <PriceTag price={price} oldPrice={oldPrice} labels={labels} language={language} size="small" />
      </parts.PriceCell>
      <parts.RemoveCell role="cell" data-cell="remove">
        <IconButton icon="trash" label={labels.remove(name)} onClick={() => onRemove(id)} />
      </parts.RemoveCell>
    </parts.Row>
  )
}

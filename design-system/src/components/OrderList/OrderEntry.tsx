import { formatMoney, type Language } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Icon } from '../Icon/index.ts'
import { ProductImage } from '../ProductImage/index.ts'
import { StatusChip } from '../StatusChip/index.ts'
import type { OrderListEntry } from './orderListEntry.ts'
import { Card, Line, Name, Pictures, Rest, Total } from './parts.ts'

export interface OrderEntryProps {
  order: OrderListEntry
  language: Language
  onNavigate?: NavigateHandler<[id: OrderListEntry['id']]>
}

/** Number of pictures shown for an order. */
const MOST_PICTURES = 5

/** An order: a card that is a link. */
export function OrderEntry({ order, language, onNavigate }: OrderEntryProps) {
  const { id, href, name, date, status, total, products } = order
  const rest = products.length - MOST_PICTURES
  return (
    <Card href={href} onClick={followLink(onNavigate, id)}>
      <Line>
        <Name>{name}</Name>
        <Total>{formatMoney(total, language)}</Total>
      </Line>
      <Line>
        <span>{date}</span>
        <StatusChip tone={status.tone}>{status.text}</StatusChip>
      </Line>
      {products.length > 0 && (
        <Pictures aria-hidden="true">
          {products.slice(0, MOST_PICTURES).map((product, index) => (
            <ProductImage
              key={index}
              id={product.id}
              {...product.picture}
              sizes="44px"
              alt=""
              corners="control"
            />
          ))}
          {rest > 0 && <Rest>+{rest}</Rest>}
          <Icon name="chevronRight" size={20} />
        </Pictures>
      )}
    </Card>
  )
}

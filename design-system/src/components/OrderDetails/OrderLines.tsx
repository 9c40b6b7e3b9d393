import { formatMoney, textLanguage, type Language } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Label, LineTable, Name, NameCell } from '../../internal/lineTable.tsx'
import { ProductImage } from '../ProductImage/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { OrderDetailsLabels, OrderLine } from './orderFacts.ts'
import { Amount, Bought, ImageCell, NameLink, PriceCell, QuantityCell, Row, Specification } from './parts.ts'

export interface OrderLinesProps {
  lines: readonly OrderLine[]
  labels: OrderDetailsLabels
  language: Language
  onNavigate?: NavigateHandler
}

/** The lines of an order. */
export function OrderLines({ lines, labels, language, onNavigate }: OrderLinesProps) {
  const follow = followLink(onNavigate)
  return (
    <Bought>
      <LineTable
        label={labels.items}
        columns={[
          { label: labels.product, span: 2 },
          { label: labels.quantity },
          { label: labels.unitPrice },
        ]}
      >
        {lines.map((line) => (
          <Row key={line.id} role="row">
            <ImageCell role="cell">
              <ProductImage id={line.productId} {...line.picture} sizes="64px" alt="" corners="control" />
            </ImageCell>
            <NameCell component="th" role="rowheader" scope="row">
              <Name lang={textLanguage(line.name)}>
                {line.href === null ? (
                  line.name
                ) : (
                  <NameLink href={line.href} onClick={follow}>
                    {line.name}
                  </NameLink>
                )}
              </Name>
              <Specification>
                <VisuallyHidden>{labels.specification}: </VisuallyHidden>
                {line.specification}
              </Specification>
            </NameCell>
            <QuantityCell role="cell">
              <Label aria-hidden="true">{labels.quantity}</Label>
              {line.quantity}
            </QuantityCell>
            <PriceCell role="cell">
              <Label aria-hidden="true">{labels.unitPrice}</Label>
              <Amount>{formatMoney(line.unitPrice, language)}</Amount>
            </PriceCell>
          </Row>
        ))}
      </LineTable>
    </Bought>
  )
}

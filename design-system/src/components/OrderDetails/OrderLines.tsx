import { formatMoney, textLanguage, type Language } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { ProductImage } from '../ProductImage/index.ts'
import type { OrderDetailsLabels, OrderLine } from './orderFacts.ts'
import {
  Amount,
  Body,
  Head,
  ImageCell,
  Label,
  NameCell,
  NameLink,
  PriceCell,
  QuantityCell,
  Row,
  SpecificationCell,
  Table,
} from './parts.ts'

export interface OrderLinesProps {
  lines: readonly OrderLine[]
  labels: OrderDetailsLabels
  language: Language
  onNavigate?: NavigateHandler
}

/** What was bought, as a real table, whose rows stack; the explicit roles keep it a table to everybody. */
export function OrderLines({ lines, labels, language, onNavigate }: OrderLinesProps) {
  const follow = followLink(onNavigate)
  return (
    <Table role="table" aria-label={labels.items}>
      <Head role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" colSpan={2}>
            {labels.product}
          </th>
          <th role="columnheader" scope="col">
            {labels.specification}
          </th>
          <th role="columnheader" scope="col">
            {labels.quantity}
          </th>
          <th role="columnheader" scope="col">
            {labels.unitPrice}
          </th>
        </tr>
      </Head>
      <Body role="rowgroup">
        {lines.map((line) => (
          <Row key={line.id} role="row">
            <ImageCell role="cell">
              <ProductImage id={line.productId} {...line.picture} sizes="64px" alt="" corners="control" />
            </ImageCell>
            <NameCell role="rowheader" scope="row" lang={textLanguage(line.name)}>
              {line.href === null ? (
                line.name
              ) : (
                <NameLink href={line.href} onClick={follow}>
                  {line.name}
                </NameLink>
              )}
            </NameCell>
            <SpecificationCell role="cell">{line.specification}</SpecificationCell>
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
      </Body>
    </Table>
  )
}

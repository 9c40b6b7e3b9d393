import { styled } from '@mui/material/styles'
import { formatMoney, textLanguage, type Language } from '@dukani/i18n'
import type { Picture } from '../../internal/picture.ts'
import { Panel } from '../CartTable/panel.ts'
import * as parts from '../CartTable/parts.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { ProductImage } from '../ProductImage/index.ts'

/** One line of a cart that can only be read. */
export interface CartRecordLine {
  /** The product's id: it chooses the picture's ground, the same one as in the catalogue. */
  productId: string | number
  name: string
  picture: Picture
  /** The chosen specification's value; null for none. */
  specification: string | null
  quantity: number
  /** Price of the whole line, in tetri; null when it has none. */
  price: number | null
  /** What the line would have cost, in tetri; struck through when higher. */
  oldPrice: number | null
}

export interface CartRecordProps {
  lines: readonly CartRecordLine[]
  /** What the whole cart came to, in tetri. */
  total: number
  labels: {
    /** Names the table. */
    caption: string
    product: string
    quantity: string
    price: string
    total: string
    noSpecification: string
    oldPrice: string
    priceUnavailable: string
  }
  language: Language
}

/** A line without anything to press: what it names has the room of the bin. */
const Row = styled(parts.Row)({
  gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"image name name name" "image quantity price price"',
  '@container cart (max-width: 19.9rem)': {
    gridTemplateAreas: '"image name name name" "quantity quantity price price"',
  },
})

const Figure = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& > span': {
    marginInlineEnd: 6,
    fontSize: theme.typography.pxToRem(14),
    color: theme.vars.palette.text.secondary,
  },
  '& > span::after': { content: '":"' },
  // There the column's head says it.
  '@container cart (min-width: 36rem)': { '& > span': { display: 'none' } },
}))

const Total = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 16,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > strong': {
    fontSize: theme.typography.pxToRem(22),
    fontWeight: theme.typography.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  '@container cart (min-width: 36rem)': { paddingInline: 12 },
}))

/** A cart as it was, to be read and not changed: the lines of the cart's own table, and what they came to. */
export function CartRecord({ lines, total, labels, language }: CartRecordProps) {
  return (
    <Panel>
      <parts.Table role="table" aria-label={labels.caption}>
        <parts.Head role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" colSpan={2}>
              {labels.product}
            </th>
            <th role="columnheader" scope="col">
              {labels.quantity}
            </th>
            <th role="columnheader" scope="col">
              {labels.price}
            </th>
          </tr>
        </parts.Head>
        <parts.Body role="rowgroup">
          {lines.map((line, index) => (
            <Row key={index} role="row">
              <parts.ImageCell role="cell">
                <ProductImage
                  id={line.productId}
                  {...line.picture}
                  alt=""
                  sizes="72px"
                  priority="soon"
                  corners="control"
                />
              </parts.ImageCell>
              <parts.NameCell role="rowheader" scope="row">
                <Name lang={textLanguage(line.name)}>{line.name}</Name>
                <parts.Specification>{line.specification ?? labels.noSpecification}</parts.Specification>
              </parts.NameCell>
              <parts.QuantityCell role="cell">
                <Figure>
                  <span aria-hidden="true">{labels.quantity}</span>
                  {line.quantity}
                </Figure>
              </parts.QuantityCell>
              <parts.PriceCell role="cell">
                <PriceTag
                  price={line.price}
                  oldPrice={line.oldPrice}
                  oldPriceLabel={labels.oldPrice}
                  unavailableText={labels.priceUnavailable}
                  language={language}
                  size="small"
                />
              </parts.PriceCell>
            </Row>
          ))}
        </parts.Body>
      </parts.Table>
      <Total>
        <span>{labels.total}</span>
        <strong>{formatMoney(total, language)}</strong>
      </Total>
    </Panel>
  )
}

const Name = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
}))

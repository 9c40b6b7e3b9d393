import { styled } from '@mui/material/styles'
import { formatMoney, textLanguage, type Language } from '@dukani/i18n'
import { WIDE } from '../../internal/lines.ts'
import { Label, LineTable, Name, Specification } from '../../internal/lineTable.tsx'
import type { CartLine, CartTableLabels } from '../CartTable/index.ts'
import { Panel } from '../CartTable/panel.ts'
import * as parts from '../CartTable/parts.ts'
import { PriceTag, type PriceLabels } from '../PriceTag/index.ts'
import { ProductImage } from '../ProductImage/index.ts'

/** One line of a read-only cart. */
export type CartRecordLine = Omit<CartLine, 'id' | 'href' | 'limit' | 'pending' | 'removed'>

export interface CartRecordProps {
  lines: readonly CartRecordLine[]
  /** Total of the cart, in tetri. */
  total: number
  labels: PriceLabels &
    Pick<CartTableLabels, 'caption' | 'product' | 'quantity' | 'price' | 'noSpecification'> & {
      total: string
    }
  language: Language
}

/** A line without buttons: the name also takes the delete button's space. */
const Row = styled(parts.Row)({
  gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"image name name name" "image quantity price price"',
  '@container lines (max-width: 19.9rem)': {
    gridTemplateAreas: '"image name name name" "quantity quantity price price"',
  },
})

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
  [WIDE]: { paddingInline: 12 },
}))

/** A read-only cart: its lines and total. */
export function CartRecord({ lines, total, labels, language }: CartRecordProps) {
  return (
    <Panel>
      <LineTable
        label={labels.caption}
        columns={[{ label: labels.product, span: 2 }, { label: labels.quantity }, { label: labels.price }]}
      >
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
            <parts.NameCell component="th" role="rowheader" scope="row">
              <Name lang={textLanguage(line.name)}>{line.name}</Name>
              <Specification>{line.specification ?? labels.noSpecification}</Specification>
            </parts.NameCell>
            <parts.QuantityCell role="cell">
              <Label aria-hidden="true">{labels.quantity}</Label>
              {line.quantity}
            </parts.QuantityCell>
            <parts.PriceCell role="cell">
              <PriceTag
                price={line.price}
                oldPrice={line.oldPrice}
                labels={labels}
                language={language}
                size="small"
              />
            </parts.PriceCell>
          </Row>
        ))}
      </LineTable>
      <Total>
        <span>{labels.total}</span>
        <strong>{formatMoney(total, language)}</strong>
      </Total>
    </Panel>
  )
}

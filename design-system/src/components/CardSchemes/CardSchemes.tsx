import { styled } from '@mui/material/styles'
import { SchemeMark, type CardScheme } from './SchemeMark.tsx'

export interface CardSchemesProps {
  /** Label of the row, such as 'Cards we accept'. */
  label: string
}

const SCHEMES: readonly CardScheme[] = ['visa', 'mastercard', 'amex']

/** Brand names, the same in every language. */
const NAMES: Readonly<Record<CardScheme, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(12),
}))

const Marks = styled('ul')({ display: 'flex', gap: 8 })

const Mark = styled('li')(({ theme }) => ({
  lineHeight: 0,
  '& > svg': { width: theme.typography.pxToRem(40), height: theme.typography.pxToRem(26) },
}))

/** The accepted card schemes (CART-03). */
export function CardSchemes({ label }: CardSchemesProps) {
  return (
    <Row>
      <span>{label}</span>
      {/* Safari drops the list semantics of a list without bullets. */}
      <Marks role="list">
        {SCHEMES.map((scheme) => (
          <Mark key={scheme}>
            <SchemeMark scheme={scheme} name={NAMES[scheme]} />
          </Mark>
        ))}
      </Marks>
    </Row>
  )
}

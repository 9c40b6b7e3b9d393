import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

export interface StockTextProps {
  stock: number
  /** The text, such as how many are in stock. */
  text: string
  /** At or below this number the text has the warning colour. @default 3 */
  fewFrom?: number
}

const Root = styled(Typography)({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.5em',
    height: '0.5em',
    borderRadius: '50%',
    background: 'currentColor',
    transform: 'translateY(-0.1em)',
  },
  '&[data-none]::before': { background: 'none', border: '2px solid currentColor' },
})

/** The stock of a product (PROD-06). Colour and dot only repeat the text. */
export function StockText({ stock, text, fewFrom = 3 }: StockTextProps) {
  const color = stock > fewFrom ? 'success' : 'warning'
  return (
    <Root
      variant="subtitle2"
      variantMapping={{ subtitle2: 'p' }}
      color={stock > 0 ? color : 'error'}
      data-none={stock <= 0 || undefined}
    >
      {text}
    </Root>
  )
}

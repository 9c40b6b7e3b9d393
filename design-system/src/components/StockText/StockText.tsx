import { styled } from '@mui/material/styles'
import { color, rem, weight } from '../../theme/vars.ts'

export interface StockTextProps {
  /** Pieces that can still be bought. */
  stock: number
  /** The sentence itself, such as how many are in stock. */
  text: string
  /** From this many down the sentence is set in the colour of a warning. @default 3 */
  fewFrom?: number
}

type StockLevel = 'some' | 'few' | 'none'

const levelOf = (stock: number, fewFrom: number): StockLevel => {
  if (stock <= 0) return 'none'
  return stock <= fewFrom ? 'few' : 'some'
}

const Text = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  margin: 0,
  fontSize: rem(14),
  fontWeight: weight.medium,
  color: color.success,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.5em',
    height: '0.5em',
    borderRadius: '50%',
    background: 'currentColor',
    transform: 'translateY(-0.1em)',
  },
  '&[data-level="few"]': { color: color.warning },
  '&[data-level="none"]': { color: color.error },
  '&[data-level="none"]::before': { background: 'none', border: '2px solid currentColor' },
})

/** How much of a thing is left (PROD-06). The words say it; colour and dot only repeat it. */
export function StockText({ stock, text, fewFrom = 3 }: StockTextProps) {
  return <Text data-level={levelOf(stock, fewFrom)}>{text}</Text>
}

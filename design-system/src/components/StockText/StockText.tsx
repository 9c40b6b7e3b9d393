import { styled } from '@mui/material/styles'

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

const Text = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  margin: 0,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.success.main,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.5em',
    height: '0.5em',
    borderRadius: '50%',
    background: 'currentColor',
    transform: 'translateY(-0.1em)',
  },
  '&[data-level="few"]': { color: theme.vars.palette.warning.main },
  '&[data-level="none"]': { color: theme.vars.palette.error.main },
  '&[data-level="none"]::before': { background: 'none', border: '2px solid currentColor' },
}))

/** How much of a thing is left (PROD-06). The words say it; colour and dot only repeat it. */
export function StockText({ stock, text, fewFrom = 3 }: StockTextProps) {
  return <Text data-level={levelOf(stock, fewFrom)}>{text}</Text>
}

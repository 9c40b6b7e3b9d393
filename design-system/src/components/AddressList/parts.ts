import { styled } from '@mui/material/styles'
import { color, radius, rem, weight } from '../../theme/vars.ts'

export const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' })

export const Card = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minWidth: 0,
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.surface,
  '& > svg': { flex: 'none', height: '1.5em', color: color.primary },
  '& > div': { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
})

export const Home = styled('p')({ fontWeight: weight.medium })

export const Rest = styled('p')({ marginTop: 2, fontSize: rem(14), color: color.muted })

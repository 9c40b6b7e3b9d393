import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import { Anchor } from '../../internal/Anchor.tsx'
import { canHover } from '../../theme/media.ts'

const ROWS = '@container records (min-width: 44rem)'
const CARDS = '@container records (max-width: 43.99rem)'

/** A list beside others is as narrow as on a phone, whatever the width of the page. */
export const Frame = styled('div')({ containerName: 'records', containerType: 'inline-size' })

export const List = styled('ul')({
  display: 'grid',
  gap: 8,
  [ROWS]: {
    gridTemplateColumns: 'minmax(9rem, auto) minmax(30%, 1fr) auto minmax(5rem, auto)',
    columnGap: 20,
    // The columns of all rows are aligned.
    '& > li, & > li > *': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  },
})

const row = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '12px 16px',
  borderRadius: theme.shape.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  [CARDS]: { '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: '1 / -1' } },
})

export const Plain = styled('div')(({ theme }) => row(theme))

export const Link = styled(Anchor)(({ theme }) => ({
  ...row(theme),
  textDecoration: 'none',
  transition: theme.transitions.create(['border-color']),
  [canHover]: { '&:hover': { borderColor: theme.vars.palette.outline } },
}))

export const Title = styled('span')(({ theme }) => ({
  gridColumn: 1,
  minWidth: 0,
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
}))

export const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  minWidth: 0,
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
  [CARDS]: { gridRow: 2, '&:empty': { display: 'none' } },
}))

export const Fact = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' })

export const States = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '&:empty': { display: 'none' },
  [ROWS]: { gridColumn: 3, '&:empty': { display: 'flex' } },
  [CARDS]: { gridRow: 3 },
})

export const Amount = styled('span')(({ theme }) => ({
  justifySelf: 'end',
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [CARDS]: { gridColumn: 2, gridRow: 1 },
}))

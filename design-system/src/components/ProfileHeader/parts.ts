import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { PersonPicture } from '../../internal/PersonPicture.tsx'

export const Root = styled('div')({
  position: 'relative',
  minWidth: 0,
  // The live region is mounted without a message too.
  '& > [role="alert"] > *': { marginTop: 16 },
})

export const Person = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  minWidth: 0,
  '& > :last-child': { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' },
})

const turn = keyframes({ to: { rotate: '1turn' } })

/** `data-busy` while a new picture is being saved. */
export const Picture = styled(PersonPicture)(({ theme }) => ({
  position: 'relative',
  '&[data-busy] > *': { opacity: 0.5 },
  '&[data-busy]::after': {
    content: '""',
    position: 'absolute',
    inset: -5,
    border: `3px solid ${theme.alpha(theme.vars.palette.primary.main, 0.2)}`,
    borderBlockStartColor: theme.vars.palette.primary.main,
    borderRadius: theme.shape.pill,
    animation: `${turn} 900ms linear infinite`,
  },
}))

export const Name = styled('p')(({ theme }) => ({
  fontSize: theme.typography.pxToRem(22),
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.25,
}))

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
})

export const Hint = styled('p')(({ theme }) => ({
  flex: '1 0 100%',
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  [theme.breakpoints.up('sm')]: { flex: '1 1 12rem', marginInlineStart: 4 },
}))

/** Covers the header while a file is dragged over it; lets pointer events through. */
export const DropHere = styled('p')(({ theme }) => ({
  position: 'absolute',
  inset: -8,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  borderRadius: theme.shape.card,
  background: theme.alpha(theme.vars.palette.primary.soft, 0.94),
  color: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
  textAlign: 'center',
  pointerEvents: 'none',
}))

import { styled } from '@mui/material/styles'

export const Dialog = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  '&:focus': { outline: 'none' },
}))

export const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  padding: 'calc(8px + env(safe-area-inset-top)) 12px 8px',
  '& > p': {
    flexGrow: 1,
    paddingInline: 8,
    fontSize: theme.typography.pxToRem(16),
    fontWeight: theme.typography.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
  },
}))

/** The viewport of the picture: handles all touches itself. */
export const Stage = styled('div')({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'clip',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'zoom-in',
  '&[data-zoomed]': { cursor: 'grab', '&:active': { cursor: 'grabbing' } },
})

export const Picture = styled('div')({
  width: '100%',
  height: '100%',
  '& > *': { height: '100%', aspectRatio: 'auto' },
  '& img': { position: 'absolute', inset: 0, objectFit: 'contain' },
})

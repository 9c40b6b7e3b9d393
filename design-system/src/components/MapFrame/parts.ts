import { styled } from '@mui/material/styles'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

const onTheMap: ThemedStyles = ({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  backgroundColor: theme.alpha(theme.vars.palette.background.paper, 0.92),
  color: theme.vars.palette.text.primary,
})

export const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  // Isolates the stacking order of the engine's layers.
  isolation: 'isolate',
  overflow: 'clip',
  height: 'clamp(220px, 36dvh, 380px)',
  borderRadius: theme.shape.card,
  backgroundColor: theme.vars.palette.skeleton.main,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '&:has([data-part="canvas"] :focus-visible)': theme.mixins.focusRing,
  '& [data-part="canvas"] :focus-visible': { outline: 'none' },
  // The crosshair and the keyboard help are shown only for keyboard users.
  '& > [data-part="keys"], & > [data-part="crosshair"]': { display: 'none' },
  '&:has([data-part="canvas"] :focus-visible) > :is([data-part="keys"], [data-part="crosshair"])': {
    display: 'block',
  },
}))

export const Canvas = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  '& > *': { height: '100%' },
})

export const Crosshair = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  inset: 'calc(50% - 14px) auto auto calc(50% - 14px)',
  width: 28,
  height: 28,
  pointerEvents: 'none',
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.shape.pill,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}, inset 0 0 0 2px ${theme.vars.palette.background.paper}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 3px) auto auto calc(50% - 3px)',
    width: 6,
    height: 6,
    borderRadius: theme.shape.pill,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))

export const Keys = styled('p')(({ theme }) => ({
  ...onTheMap({ theme }),
  insetBlockStart: 12,
  insetInlineStart: 12,
  maxWidth: 'calc(100% - 84px)',
  padding: '6px 12px',
  borderRadius: theme.shape.control,
  fontSize: theme.typography.pxToRem(14),
  pointerEvents: 'none',
}))

export const Zoom = styled('div')(({ theme }) => ({
  ...onTheMap({ theme }),
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'grid',
  borderRadius: theme.shape.pill,
  boxShadow: theme.shadows[1],
}))

export const Notice = styled('p')(({ theme }) => ({
  ...onTheMap({ theme }),
  insetBlockEnd: 36,
  insetInline: '12px auto',
  maxWidth: 'calc(100% - 24px)',
  display: 'flex',
  gap: 8,
  padding: '6px 12px',
  borderRadius: theme.shape.control,
  fontSize: theme.typography.pxToRem(14),
  pointerEvents: 'none',
  '& > svg': { flex: 'none', height: '1.5em', color: theme.vars.palette.warning.main },
}))

export const Credits = styled('p')(({ theme }) => ({
  ...onTheMap({ theme }),
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxWidth: '100%',
  padding: '2px 10px',
  borderRadius: `${theme.shape.small}px 0 0 0`,
  fontSize: theme.typography.pxToRem(12),
  lineHeight: '24px',
  '& > a': { display: 'inline-block', color: theme.vars.palette.text.primary, minHeight: 24 },
}))

export const Instead = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 16,
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.default,
  borderRadius: 'inherit',
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  textAlign: 'center',
  '& > p': { maxWidth: '36ch' },
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
}))

export const Waiting = styled('div')({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  '& > span': { height: '100%', borderRadius: 0 },
})

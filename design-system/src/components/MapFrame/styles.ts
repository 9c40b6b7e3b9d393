import type { CSSObject } from '@mui/material/styles'
import { color, focusRing, radius, rem, translucent } from '../../theme/vars.ts'

const onTheMap: CSSObject = {
  position: 'absolute',
  zIndex: 1,
  backgroundColor: translucent('surface', 92),
  color: color.ink,
}

export const frameStyles: CSSObject = {
  position: 'relative',
  // The engine's own layers stay among themselves.
  isolation: 'isolate',
  overflow: 'clip',
  height: 'clamp(220px, 36dvh, 380px)',
  borderRadius: radius.card,
  backgroundColor: color.skeleton,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  '&:has([data-part="canvas"] :focus-visible)': focusRing,
  '& [data-part="canvas"] :focus-visible': { outline: 'none' },
  // Where Enter would put the marker is shown only to who walks the map by keys.
  '& > [data-part="keys"], & > [data-part="crosshair"]': { display: 'none' },
  '&:has([data-part="canvas"] :focus-visible) > :is([data-part="keys"], [data-part="crosshair"])': {
    display: 'block',
  },
}

export const canvasStyles: CSSObject = {
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  '& > *': { height: '100%' },
}

export const crosshairStyles: CSSObject = {
  position: 'absolute',
  zIndex: 1,
  inset: 'calc(50% - 14px) auto auto calc(50% - 14px)',
  width: 28,
  height: 28,
  pointerEvents: 'none',
  border: `2px solid ${color.primary}`,
  borderRadius: radius.pill,
  boxShadow: `0 0 0 2px ${color.surface}, inset 0 0 0 2px ${color.surface}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 3px) auto auto calc(50% - 3px)',
    width: 6,
    height: 6,
    borderRadius: radius.pill,
    backgroundColor: color.primary,
  },
}

export const keysStyles: CSSObject = {
  ...onTheMap,
  insetBlockStart: 12,
  insetInlineStart: 12,
  maxWidth: 'calc(100% - 84px)',
  padding: '6px 12px',
  borderRadius: radius.control,
  fontSize: rem(14),
  pointerEvents: 'none',
}

export const zoomStyles: CSSObject = {
  ...onTheMap,
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'grid',
  borderRadius: radius.pill,
  boxShadow: color.shadowSoft,
}

export const noticeStyles: CSSObject = {
  ...onTheMap,
  insetBlockEnd: 36,
  insetInline: '12px auto',
  maxWidth: 'calc(100% - 24px)',
  display: 'flex',
  gap: 8,
  padding: '6px 12px',
  borderRadius: radius.control,
  fontSize: rem(14),
  pointerEvents: 'none',
  '& > svg': { flex: 'none', height: '1.5em', color: color.warning },
}

export const creditsStyles: CSSObject = {
  ...onTheMap,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxWidth: '100%',
  padding: '2px 10px',
  borderRadius: `${radius.small}px 0 0 0`,
  fontSize: rem(12),
  lineHeight: '24px',
  '& > a': { display: 'inline-block', color: color.ink, minHeight: 24 },
}

export const insteadStyles: CSSObject = {
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
  backgroundColor: color.background,
  borderRadius: 'inherit',
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  textAlign: 'center',
  '& > p': { maxWidth: '36ch' },
  '& > svg': { flex: 'none', color: color.primary },
}

export const waitingStyles: CSSObject = {
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  '& > span': { height: '100%', borderRadius: 0 },
}

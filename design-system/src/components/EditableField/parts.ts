import { styled } from '@mui/material/styles'
import type { CSSObject } from '@mui/material/styles'
import { TextInput } from '../../internal/TextInput.ts'
import { canHover, color, radius, rem, transition, weight } from '../../theme/vars.ts'

export const Root = styled('div')({
  minWidth: 0,
  containerName: 'editable-field',
  containerType: 'inline-size',
})

/** Beside the label there is room for a hint: on a line of its own it would push the input down. */
const ROOMY = '@container editable-field (min-width: 27rem)'

/** The label and, at the other end, what is going on. */
export const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  marginBottom: 6,
})

const labelStyles: CSSObject = {
  minWidth: 0,
  fontSize: rem(14),
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
}
export const Label = styled('label')(labelStyles)
export const Name = styled('p')(labelStyles)

const aside: CSSObject = {
  marginInlineStart: 'auto',
  fontSize: rem(12),
  // Lower than the label, so that nothing under it moves when it comes and goes.
  lineHeight: 1.3,
}

/** Which key does what: of use where there are keys, and read to all. */
export const KeyHint = styled('span')({
  ...aside,
  display: 'none',
  color: color.muted,
  [ROOMY]: { [canHover]: { display: 'block' } },
})

/** What comes of saving; its live region is there before its words. */
export const Status = styled('span')({
  ...aside,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.muted,
  fontWeight: weight.medium,
  // Without words it takes no room, not even a gap's, but stays a region.
  '&:empty': { marginInlineStart: -8 },
  '&[data-saved]': { color: color.success },
  // The words stand on the label's line, whatever the drawing's height.
  '& > span': { alignSelf: 'baseline' },
  '& > svg, & > i': { width: 14, height: 14, marginBlock: -2 },
})

/** Button and input lie over each other, so that neither is higher than the other. */
export const Cell = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } })

const box: CSSObject = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '11px 14px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: color.ink,
  fontSize: rem(16),
  lineHeight: 1.5,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& > span': {
    flex: '1 1 0',
    minWidth: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
  },
  '& > [data-empty]': { color: color.muted },
  '& > svg': { flex: 'none', height: '1.5em', color: color.muted },
}

/** Looks like text that can be written on. */
export const ValueButton = styled('button')({
  ...box,
  backgroundColor: color.background,
  cursor: 'text',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: transition(['background-color', 'border-color']),
  [canHover]: { '&:hover': { borderColor: color.outline, '& > svg': { color: color.primary } } },
})

/** Keeps the room of the text while the input lies over it. */
export const Room = styled('div')({ ...box, visibility: 'hidden' })

export const Input = styled(TextInput)({ height: '100%', '&:read-only': { cursor: 'progress' } })

/** Text that nobody can write on. */
export const Kept = styled('div')({ ...box, borderColor: color.hairline })

export const Hint = styled('p')({
  marginTop: 6,
  color: color.muted,
  fontSize: rem(14),
  overflowWrap: 'anywhere',
})

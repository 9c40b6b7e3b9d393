import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { TextBox } from '../../internal/TextBox.ts'
import { canHover } from '../../theme/media.ts'
import type { ThemedStyles } from '../../theme/themedStyles.ts'

export const Root = styled('div')({
  minWidth: 0,
  containerName: 'editable-field',
  containerType: 'inline-size',
})

/** The hint fits beside the label. On its own line it would push the input down. */
const ROOMY = '@container editable-field (min-width: 27rem)'

const aside: ThemedStyles = ({ theme }) => ({
  marginInlineStart: 'auto',
  fontSize: theme.typography.pxToRem(12),
  // Smaller than the label, so that the layout doesn't shift when it appears.
  lineHeight: 1.3,
})

/** The keyboard hint: visible on devices with a mouse, but always read to screen readers. */
export const KeyHint = styled('span')(({ theme }) => ({
  ...aside({ theme }),
  display: 'none',
  color: theme.vars.palette.text.secondary,
  [ROOMY]: { [canHover]: { display: 'block' } },
}))

/** The result of saving. The live region is mounted before its text. */
export const Status = styled('span')(({ theme }) => ({
  ...aside({ theme }),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  // When empty it takes no space, but stays a live region.
  '&:empty': { marginInlineStart: -8 },
  '&[data-saved]': { color: theme.vars.palette.success.main },
  // Aligns the text with the label, regardless of the icon's height.
  '& > span': { alignSelf: 'baseline' },
  '& > svg, & > i': { width: 14, height: 14, marginBlock: -2 },
}))

/** Button and input share a grid cell, so that both have the same height. */
export const Cell = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } })

const box: ThemedStyles = ({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '11px 14px',
  border: '1px solid transparent',
  borderRadius: theme.shape.control,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.pxToRem(16),
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
  '& > [data-empty]': { color: theme.vars.palette.text.secondary },
  '& > svg': { flex: 'none', height: '1.5em', color: theme.vars.palette.text.secondary },
})

/** The value as a button that looks like text. */
export const ValueButton = styled(ButtonBase)(({ theme }) => ({
  ...box({ theme }),
  backgroundColor: theme.vars.palette.background.default,
  cursor: 'text',
  transition: theme.transitions.create(['background-color', 'border-color']),
  [canHover]: {
    '&:hover': {
      borderColor: theme.vars.palette.outline,
      '& > svg': { color: theme.vars.palette.primary.main },
    },
  },
}))

/** Keeps the height of the text while the input is shown. */
export const Sizer = styled('div')(({ theme }) => ({ ...box({ theme }), visibility: 'hidden' }))

export const Input = styled(TextBox)({ '& > :read-only': { cursor: 'progress' } })

/** A read-only value. */
export const ReadOnlyValue = styled('div')(({ theme }) => ({
  ...box({ theme }),
  borderColor: theme.vars.palette.divider,
}))

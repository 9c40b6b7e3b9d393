import type { TypographyVariantsOptions } from '@mui/material/styles'
import { fontFamily } from './fonts.ts'
import { lineHeights, weights, type TextSize } from './tokens.ts'
import { rem } from './vars.ts'

type Variant = NonNullable<TypographyVariantsOptions['h1']>

function heading(size: TextSize): Variant {
  return {
    fontFamily: fontFamily.heading,
    fontWeight: weights.heading,
    fontSize: rem(size),
    lineHeight: lineHeights.heading,
  }
}

function text(size: TextSize, fontWeight: number = weights.regular): Variant {
  return { fontSize: rem(size), fontWeight, lineHeight: lineHeights.text, textTransform: 'none' }
}

/** Our type scale under MUI's names. Georgian has no capitals in running text: nothing is ever upper-cased. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontFamily.text,
  fontWeightRegular: weights.regular,
  fontWeightMedium: weights.medium,
  fontWeightBold: weights.bold,
  h1: heading(36),
  h2: heading(28),
  h3: heading(22),
  h4: heading(18),
  h5: heading(16),
  h6: heading(16),
  subtitle1: text(16, weights.medium),
  subtitle2: text(14, weights.medium),
  body1: text(16),
  body2: text(14),
  button: text(16, weights.bold),
  caption: text(12),
  overline: text(12, weights.medium),
}

import type { TypographyVariantsOptions } from '@mui/material/styles'
import { lineHeights, rem, weights, type ShopTokens, type TextSize } from './tokens.ts'

type Variant = NonNullable<TypographyVariantsOptions['h1']>

function heading(size: TextSize, fontFamily: string): Variant {
  return {
    fontFamily,
    fontWeight: weights.heading,
    fontSize: rem(size),
    lineHeight: lineHeights.heading,
    letterSpacing: '-0.005em',
    textWrap: 'balance',
    // Unlike `break-word`, it lets a heading become narrower than its longest word.
    overflowWrap: 'anywhere',
  }
}

function text(size: TextSize, fontWeight: number = weights.regular): Variant {
  return { fontSize: rem(size), fontWeight, lineHeight: lineHeights.text, textTransform: 'none' }
}

/** Our type scale under MUI's names. Georgian has no capitals in running text: nothing is ever upper-cased. */
export const createTypography = (fonts: ShopTokens['fonts']): TypographyVariantsOptions => ({
  fontFamily: fonts.text,
  fontWeightRegular: weights.regular,
  fontWeightMedium: weights.medium,
  fontWeightSemiBold: weights.heading,
  fontWeightBold: weights.bold,
  h1: heading(36, fonts.heading),
  h2: heading(28, fonts.heading),
  h3: heading(22, fonts.heading),
  h4: heading(18, fonts.heading),
  h5: heading(16, fonts.heading),
  h6: heading(16, fonts.heading),
  subtitle1: text(16, weights.medium),
  subtitle2: text(14, weights.medium),
  body1: text(16),
  body2: text(14),
  button: text(16, weights.bold),
  caption: text(12),
  overline: text(12, weights.medium),
})

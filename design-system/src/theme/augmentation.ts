import '@mui/material/themeCssVarsAugmentation'
import type { Radius } from './tokens.ts'

/** Colours of a status: background and text. */
type StatusHues = Record<
  'yellow' | 'blue' | 'indigo' | 'green' | 'red',
  { main: string; contrastText: string }
>

/** Additions to MUI's palette. */
interface ShopPalette extends StatusHues {
  /** Stars and marks (`main`, 3:1, never text); `text` is readable. */
  saffron: { main: string; text: string }
  /** Border of inputs and other controls: 3:1 on every background. */
  outline: string
  /** Backdrop of a modal. */
  scrim: string
  /** Backgrounds of pictures. */
  tint: Record<1 | 2 | 3 | 4, string>
  /** Highlight on a picture's background, and illustrations on it. */
  picture: { glow: string; drawing: string }
  skeleton: { main: string; shine: string }
  /** Shadows differ by scheme, so they are colours; `theme.shadows` refers to them. */
  shadow: { soft: string; raised: string; modal: string }
}

interface Soft {
  /** A tinted background on which `main` is readable. */
  soft: string
}

interface FontWeights {
  /** Headings. */
  fontWeightSemiBold: number
}

declare module '@mui/material/styles' {
  interface Palette extends ShopPalette {}
  interface PaletteOptions extends ShopPalette {}
  interface PaletteColor extends Soft {}
  interface SimplePaletteColorOptions extends Partial<Soft> {}
  interface TypeBackground {
    /** Layers above the page. */
    raised: string
  }
  /** Corner radii in px. */
  interface Shape extends Record<Radius, number> {}
  interface ShapeOptions extends Record<Radius, number> {}
  interface TypographyVariants extends FontWeights {}
  interface TypographyVariantsOptions extends Partial<FontWeights> {}
  interface ZIndex {
    sticky: number
    dock: number
    toast: number
    skip: number
  }
  interface Mixins {
    /** The focus ring. Set globally; a mixin for special cases. */
    focusRing: { outline: string; outlineOffset: number }
  }
  interface MixinsOptions {
    focusRing: { outline: string; outlineOffset: number }
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends Record<keyof StatusHues, true> {}
}

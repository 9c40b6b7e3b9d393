import '@mui/material/styles'
import '@mui/material/themeCssVarsAugmentation'
import type { Radius } from './tokens.ts'

/** Hues of a status: the ground, and the words on it. */
type StatusHues = Record<
  'yellow' | 'blue' | 'indigo' | 'green' | 'red',
  { main: string; contrastText: string }
>

/** What our palette has beside MUI's. */
interface ShopPalette extends StatusHues {
  /** Stars and marks (`main`, 3:1, never text); `text` is readable. */
  saffron: { main: string; text: string }
  /** Edge of inputs and other controls: 3:1 on every ground. */
  outline: string
  /** Behind a modal. */
  scrim: string
  /** Grounds of pictures. */
  tint: Record<1 | 2 | 3 | 4, string>
  /** Light on a picture's ground, line drawings on it, the shadow below what stands on it (a `filter`). */
  picture: { glow: string; drawing: string; contactShadow: string }
  skeleton: { main: string; shine: string }
  /** Shadows differ by scheme, so they are here; `theme.shadows` refers to them. */
  shadow: { soft: string; raised: string; modal: string }
}

interface Soft {
  /** A tinted ground on which `main` is readable. */
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
    /** What lies over a surface. */
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
    /** The ring around what has keyboard focus. Set globally; here for odd grounds. */
    focusRing: { outline: string; outlineOffset: number }
  }
  interface MixinsOptions {
    focusRing: { outline: string; outlineOffset: number }
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends Record<keyof StatusHues, true> {}
}

/**
 * The single source of every colour, space, radius, size and duration of the shop.
 * Colours come in two schemes with the same keys; all else is shared by both.
 */

const light = {
  background: '#FAF7F2',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  ink: '#221B17',
  muted: '#6B615A',
  hairline: '#E7E0D6',
  /** Border of inputs and other controls: 3:1 on every background. */
  outline: '#8A7F76',
  primary: '#8C1C3B',
  primaryHover: '#741530',
  onPrimary: '#FFFFFF',
  primarySoft: '#FBE9EE',
  /** Stars and marks: 3:1, never text. */
  accent: '#C77700',
  accentText: '#8F5300',
  success: '#1F7A4D',
  successSoft: '#E4F3EA',
  warning: '#8A5A00',
  warningSoft: '#FBF0D9',
  error: '#B3261E',
  errorSoft: '#FBE6E3',
  /** Disabled controls; the reason is shown beside them. */
  disabled: '#B9AFA5',
  disabledGround: '#EFEAE3',
  yellowTint: '#FAEDC6',
  yellowInk: '#664A00',
  blueTint: '#DEEBFA',
  blueInk: '#124A80',
  indigoTint: '#E7E5FA',
  indigoInk: '#3D358F',
  greenTint: '#DEF1E5',
  greenInk: '#14593A',
  redTint: '#FBE2DF',
  redInk: '#8E1F18',
  tint1: '#F3ECE3',
  tint2: '#EFE9EC',
  tint3: '#E9EEE8',
  tint4: '#F4E9DE',
  /** Highlight on a picture's background. */
  glow: 'rgba(255, 255, 255, 0.55)',
  /** Illustrations on a picture's background. */
  drawing: '#85776B',
  skeleton: '#ECE5DB',
  skeletonShine: '#F5F0E8',
  scrim: 'rgba(34, 21, 14, 0.46)',
  shadowSoft: '0 1px 2px rgba(58, 34, 20, 0.05), 0 8px 24px rgba(58, 34, 20, 0.06)',
  shadowRaised: '0 2px 6px rgba(58, 34, 20, 0.08), 0 16px 40px rgba(58, 34, 20, 0.16)',
  shadowModal: '0 30px 80px rgba(34, 21, 14, 0.30)',
}

/** Name of a colour or shadow; both schemes have it. */
export type ColorName = keyof typeof light

const dark: Record<ColorName, string> = {
  background: '#14100E',
  surface: '#1E1815',
  raised: '#28211D',
  ink: '#F5EEE6',
  muted: '#B8AA9E',
  hairline: '#3A312B',
  outline: '#7D7067',
  primary: '#F29AB1',
  primaryHover: '#F7B6C7',
  onPrimary: '#3B0A18',
  primarySoft: '#3A1A24',
  accent: '#F0B44C',
  accentText: '#F0B44C',
  success: '#7BD8A6',
  successSoft: '#16301F',
  warning: '#F2C266',
  warningSoft: '#35280F',
  error: '#FFB4AB',
  errorSoft: '#431915',
  disabled: '#6B5F57',
  disabledGround: '#2B2420',
  yellowTint: '#3A2E0C',
  yellowInk: '#F3D98B',
  blueTint: '#14293F',
  blueInk: '#ABD1F7',
  indigoTint: '#27254A',
  indigoInk: '#C8C5F8',
  greenTint: '#14301F',
  greenInk: '#9CDDB8',
  redTint: '#431715',
  redInk: '#FFB8B0',
  tint1: '#2A231E',
  tint2: '#2B2226',
  tint3: '#222A24',
  tint4: '#2E251B',
  glow: 'rgba(255, 238, 222, 0.13)',
  drawing: '#9A8B7E',
  skeleton: '#2A231E',
  skeletonShine: '#362D27',
  scrim: 'rgba(0, 0, 0, 0.62)',
  shadowSoft: '0 1px 2px rgba(0, 0, 0, 0.4)',
  shadowRaised: '0 2px 6px rgba(0, 0, 0, 0.4), 0 16px 40px rgba(0, 0, 0, 0.5)',
  shadowModal: '0 30px 80px rgba(0, 0, 0, 0.6)',
}

/** The two colour schemes. */
export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The attribute that sets the colour scheme, on the root or on any element. */
export const SCHEME_ATTRIBUTE = 'data-theme'

/** Raw values per scheme. Components use `theme.vars.palette`, which follows the scheme. */
export const schemes: Record<Scheme, Record<ColorName, string>> = { light, dark }

/** Breakpoints in px: 3 columns at md, checkout beside the cart at lg. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1000, xl: 1200 } as const
export type Breakpoint = keyof typeof breakpoints

/** Spacing in px, on the 8 px grid; 2 and 4 are for small components. */
export const SPACES = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const
export type Space = (typeof SPACES)[number]

/** Corner radii in px. */
export const radii = { small: 8, control: 12, card: 16, panel: 20, sheet: 24, pill: 999 } as const
export type Radius = keyof typeof radii

/** Type sizes in px, emitted as rem so that the browser's text size applies. */
export const TEXT_SIZES = [12, 14, 16, 18, 22, 28, 36] as const
export type TextSize = (typeof TEXT_SIZES)[number]
/** A type size as a CSS length that follows the browser's text size. */
export const rem = (size: TextSize): string => `${size / 16}rem`

export const weights = { regular: 400, medium: 500, heading: 600, bold: 700 } as const

export const lineHeights = { text: 1.5, heading: 1.25, tight: 1.15 } as const

/** Durations in ms and their curves. */
export const motion = {
  quick: 120,
  normal: 180,
  slow: 240,
  easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeIn: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
} as const

/** z-index values. Toasts are above modals, because they report on actions inside them. */
export const layers = { base: 0, sticky: 10, dock: 20, modal: 1300, toast: 1400, skip: 1500 } as const

/** Minimum size of a tap target, in px. */
export const TOUCH_TARGET = 44

/** Maximum content width, in px. */
export const CONTENT_WIDTH = 1200

/** Maximum width of a page with a column of links beside it, in px. */
export const WIDE_WIDTH = 1440

/** The tokens of a theme. */
export interface ShopTokens {
  schemes: Record<Scheme, Record<ColorName, string>>
  /** px */
  radii: Record<Radius, number>
  fonts: { text: string; heading: string }
}

import sansGeorgian from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2?url'
import sansLatin from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-latin-wght-normal.woff2?url'
import sansLatinExtended from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-latin-ext-wght-normal.woff2?url'
import serifGeorgian from '@fontsource-variable/noto-serif-georgian/files/noto-serif-georgian-georgian-wght-normal.woff2?url'
import serifLatin from '@fontsource-variable/noto-serif-georgian/files/noto-serif-georgian-latin-wght-normal.woff2?url'

const SANS = 'Noto Sans Georgian Variable'
const SERIF = 'Noto Serif Georgian Variable'

const GEORGIAN = 'U+0589, U+10A0-10FF, U+1C90-1CBA, U+1CBD-1CBF, U+205A, U+2D00-2D2F, U+2E31'
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
/** Contains the lari sign (U+20BE), so it loads with the first price. */
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

/** Fonts to preload: Georgian text and digits of the first screen. */
export const PRELOADED_FONTS: readonly string[] = [sansGeorgian, sansLatin]

interface Fallback {
  family: string
  /** Local fonts, best first. */
  local: readonly string[]
  range: string
  /** Width of our font relative to this one, in percent. */
  adjust: number
}

/**
 * Fallback faces: local fonts, scaled to the metrics of our fonts, so that the layout doesn't shift when ours load.
 * The factors were measured in a browser, with the shop's Georgian texts and with Latin text and digits; those of the
 * serif with the weight of headings.
 */
const SANS_FALLBACKS: readonly Fallback[] = [
  { family: 'Dukani Sans Noto', local: ['Noto Sans Georgian'], range: GEORGIAN, adjust: 100 },
  { family: 'Dukani Sans DejaVu', local: ['DejaVu Sans', 'DejaVuSans'], range: GEORGIAN, adjust: 109.6 },
  {
    family: 'Dukani Sans Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    range: LATIN,
    adjust: 103.9,
  },
]
const SERIF_FALLBACKS: readonly Fallback[] = [
  { family: 'Dukani Serif Noto', local: ['Noto Serif Georgian'], range: GEORGIAN, adjust: 100 },
  {
    family: 'Dukani Serif DejaVu',
    local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    range: GEORGIAN,
    adjust: 94.4,
  },
  {
    family: 'Dukani Serif Times',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    range: LATIN,
    adjust: 113,
  },
]

/** Ascent and descent of our fonts, in percent of the size. */
const ASCENT = 106.8
const DESCENT = 29.2

function quoted(families: readonly Fallback[]): string[] {
  return families.map(({ family }) => `"${family}"`)
}

/** Font stacks, best first. */
export const fontFamily = {
  text: [`"${SANS}"`, ...quoted(SANS_FALLBACKS), '"Segoe UI"', 'Sylfaen', 'system-ui', 'sans-serif'].join(
    ', ',
  ),
  heading: [`"${SERIF}"`, ...quoted(SERIF_FALLBACKS), 'Sylfaen', 'serif'].join(', '),
} as const

function face(family: string, url: string, range: string): object {
  return {
    '@font-face': {
      fontFamily: `"${family}"`,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      fontWeight: '100 900',
      src: `url(${url}) format("woff2")`,
      unicodeRange: range,
    },
  }
}

function fallbackFace({ family, local, range, adjust }: Fallback): object {
  // `size-adjust` scales the overrides too.
  const height = (percent: number) => `${((percent * 100) / adjust).toFixed(1)}%`
  return {
    '@font-face': {
      fontFamily: `"${family}"`,
      src: local.map((name) => `local("${name}")`).join(', '),
      unicodeRange: range,
      sizeAdjust: `${adjust}%`,
      ascentOverride: height(ASCENT),
      descentOverride: height(DESCENT),
      lineGapOverride: '0%',
    },
  }
}

/** The `@font-face` rules, for the global styles. Vite adds a hash to the URLs. */
export const fontFaces: readonly object[] = [
  face(SANS, sansGeorgian, GEORGIAN),
  face(SANS, sansLatin, LATIN),
  face(SANS, sansLatinExtended, LATIN_EXTENDED),
  face(SERIF, serifGeorgian, GEORGIAN),
  face(SERIF, serifLatin, LATIN),
  // The serif font has no lari sign, so that of the sans font is used, which is already loaded.
  face(SERIF, sansLatinExtended, LATIN_EXTENDED),
  ...[...SANS_FALLBACKS, ...SERIF_FALLBACKS].map(fallbackFace),
]

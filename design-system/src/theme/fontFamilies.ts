export const SANS = 'Noto Sans Georgian Variable'
export const SERIF = 'Noto Serif Georgian Variable'

/** `unicode-range` of our Georgian files. */
export const GEORGIAN = 'U+0589, U+10A0-10FF, U+1C90-1CBA, U+1CBD-1CBF, U+205A, U+2D00-2D2F, U+2E31'
export const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
/** Contains the lari sign (U+20BE), so it loads with the first price. */
export const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

/** A local font that stands in for ours. */
export interface Fallback {
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
export const SANS_FALLBACKS: readonly Fallback[] = [
  { family: 'Dukani Sans Noto', local: ['Noto Sans Georgian'], range: GEORGIAN, adjust: 100 },
  { family: 'Dukani Sans DejaVu', local: ['DejaVu Sans', 'DejaVuSans'], range: GEORGIAN, adjust: 109.6 },
  {
    family: 'Dukani Sans Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    range: LATIN,
    adjust: 103.9,
  },
]
export const SERIF_FALLBACKS: readonly Fallback[] = [
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

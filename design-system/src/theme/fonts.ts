import sansGeorgian from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2?url'
import sansLatin from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-latin-wght-normal.woff2?url'
import sansLatinExtended from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-latin-ext-wght-normal.woff2?url'
import serifGeorgian from '@fontsource-variable/noto-serif-georgian/files/noto-serif-georgian-georgian-wght-normal.woff2?url'
import serifLatin from '@fontsource-variable/noto-serif-georgian/files/noto-serif-georgian-latin-wght-normal.woff2?url'
import {
  GEORGIAN,
  LATIN,
  LATIN_EXTENDED,
  SANS,
  SANS_FALLBACKS,
  SERIF,
  SERIF_FALLBACKS,
  type Fallback,
} from './fontFamilies.ts'

/** Fonts to preload: Georgian text and digits of the first screen. */
export const PRELOADED_FONTS: readonly string[] = [sansGeorgian, sansLatin]

/** Ascent and descent of our fonts, in percent of the size. */
const ASCENT = 106.8
const DESCENT = 29.2

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

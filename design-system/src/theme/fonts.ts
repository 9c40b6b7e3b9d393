import type { CSSObject } from '@mui/material/styles'
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

/** The addresses of the files of our fonts. */
export type FontFiles = Record<
  'sansGeorgian' | 'sansLatin' | 'sansLatinExtended' | 'serifGeorgian' | 'serifLatin',
  string
>

/** Ascent and descent of our fonts, in percent of the size. */
const ASCENT = 106.8
const DESCENT = 29.2

function face(family: string, url: string, range: string): CSSObject {
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

function fallbackFace({ family, local, range, adjust }: Fallback): CSSObject {
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

/** The `@font-face` rules, for the global styles. */
export const createFontFaces = (files: FontFiles): CSSObject[] => [
  face(SANS, files.sansGeorgian, GEORGIAN),
  face(SANS, files.sansLatin, LATIN),
  face(SANS, files.sansLatinExtended, LATIN_EXTENDED),
  face(SERIF, files.serifGeorgian, GEORGIAN),
  face(SERIF, files.serifLatin, LATIN),
  // The serif font has no lari sign, so that of the sans font is used, which is already loaded.
  face(SERIF, files.sansLatinExtended, LATIN_EXTENDED),
  ...[...SANS_FALLBACKS, ...SERIF_FALLBACKS].map(fallbackFace),
]

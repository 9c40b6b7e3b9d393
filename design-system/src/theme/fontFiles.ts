import sansGeorgian from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2?url'
import sansLatin from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-latin-wght-normal.woff2?url'
import sansLatinExtended from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-latin-ext-wght-normal.woff2?url'
import serifGeorgian from '@fontsource-variable/noto-serif-georgian/files/noto-serif-georgian-georgian-wght-normal.woff2?url'
import serifLatin from '@fontsource-variable/noto-serif-georgian/files/noto-serif-georgian-latin-wght-normal.woff2?url'
import type { FontFiles } from './fonts.ts'

/** The addresses of our fonts' files. Vite adds a hash to them. */
export const fontFiles: FontFiles = {
  sansGeorgian,
  sansLatin,
  sansLatinExtended,
  serifGeorgian,
  serifLatin,
}

/** Fonts to preload: Georgian text and digits of the first screen. */
export const PRELOADED_FONTS: readonly string[] = [sansGeorgian, sansLatin]

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { plainFont } from './plainFont.ts'

/** How strong letters are. */
export type Weight = 400 | 600

const require = createRequire(import.meta.url)

const filesOf = (manifest: string) => path.join(path.dirname(manifest), 'files')
const NOTO_SANS = path.join(filesOf(require.resolve('@fontsource/noto-sans/package.json')), 'noto-sans-')
const NOTO_SANS_GEORGIAN = path.join(
  filesOf(require.resolve('@fontsource/noto-sans-georgian/package.json')),
  'noto-sans-georgian-',
)

// The font files and their characters, by the packages' own unicode.json. The first one is for all characters that no
// other has, and contains the box for missing ones.
const SCRIPTS = {
  latin: { files: `${NOTO_SANS}latin-`, holds: null },
  georgian: {
    files: `${NOTO_SANS_GEORGIAN}georgian-`,
    holds: /[\u10a0-\u10ff\u1c90-\u1cbf\u2d00-\u2d2f]/,
  },
  // Contains the sign of the lari.
  'latin-ext': {
    files: `${NOTO_SANS}latin-ext-`,
    holds: /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/,
  },
  // Contains №.
  cyrillic: { files: `${NOTO_SANS}cyrillic-`, holds: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/ },
  greek: { files: `${NOTO_SANS}greek-`, holds: /[\u0370-\u03ff]/ },
} as const

type Script = keyof typeof SCRIPTS

/** A font of one script and weight, by its name in the document. */
export type FaceName = `${Script} ${Weight}`

const scripts = Object.entries(SCRIPTS) as [Script, (typeof SCRIPTS)[Script]][]

/** All faces with their files. */
export const FACES = scripts.flatMap(([script, { files }]) =>
  ([400, 600] as const).map((weight) => ({
    name: `${script} ${weight}` satisfies FaceName,
    file: `${files}${weight}-normal.woff`,
  })),
)

/** The face of a character. null for a space: all faces have it, so it doesn't end a run. */
export function faceOf(character: string, weight: Weight): FaceName | null {
  if (character === ' ') return null
  const script = scripts.find(([, { holds }]) => holds?.test(character) === true)?.[0] ?? 'latin'
  return `${script} ${weight}`
}

const read = new Map<string, Buffer>()

/** A face's font. Unpacked at its first use, then cached: together they take less than a megabyte. */
export function fontOf(file: string): Buffer {
  const font = read.get(file) ?? plainFont(readFileSync(file))
  read.set(file, font)
  return font
}

import { LETTERS } from './letters.ts'

const FIRST = 0x10d0
const SPACE = 260
const HYPHEN: readonly [number, string] = [322, 'M40 -227L282 -227L282 -310L40 -310Z']

function letterOf(sign: string): readonly [advance: number, outline: string] {
  if (sign === '-') return HYPHEN
  return LETTERS[sign.charCodeAt(0) - FIRST] ?? [SPACE, '']
}

/** How wide (px) a text is. */
export function widthOf(text: string, size: number): number {
  return ([...text].reduce((sum, sign) => sum + letterOf(sign)[0], 0) * size) / 1000
}

export interface Ink {
  fill: string
  /** what stands around the letters; none when not given */
  halo?: string
  opacity?: number
}

/** A text as SVG outlines, its middle at a point. Georgian letters, hyphens and spaces; others are left out. */
export function lettered(
  text: string,
  size: number,
  x: number,
  y: number,
  { fill, halo, opacity = 1 }: Ink,
): string {
  let pen = 0
  const outlines = [...text].map((sign) => {
    const [advance, outline] = letterOf(sign)
    const drawn = outline === '' ? '' : `<path transform="translate(${pen})" d="${outline}"/>`
    pen += advance
    return drawn
  })
  const left = (x - widthOf(text, size) / 2).toFixed(1)
  const stroke = halo === undefined ? '' : ` stroke="${halo}" stroke-width="260" paint-order="stroke"`
  const place = `transform="translate(${left} ${(y + size * 0.3).toFixed(1)}) scale(${size / 1000})"`
  return `<g ${place} fill="${fill}" opacity="${opacity}" stroke-linejoin="round"${stroke}>${outlines.join('')}</g>`
}

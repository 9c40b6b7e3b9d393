import { faceOf, FACES, fontOf, type FaceName, type Weight } from './faces.ts'

/** The style of a text. */
export interface TextStyle {
  size: number
  weight?: Weight
  /** its grey; black if missing */
  grey?: number
}

/** A stretch of a line in one face. */
interface Run {
  face: FaceName
  text: string
}

/** A text that fits on one line. */
export interface Line {
  runs: Run[]
  width: number
}

/** The position of a line: its left end, or its right end for a right-aligned line, and its baseline. */
export interface Place {
  x: number
  y: number
  align?: 'left' | 'right'
}

/** Sets texts in scripts that no single font has: Georgian beside Latin, Cyrillic, Greek and the sign of the lari. */
export interface Typesetter {
  /** Breaks a text between words, and words that are longer than a line anywhere. */
  wrap(text: string, width: number, style: TextStyle): Line[]
  draw(line: Line, place: Place, style: TextStyle): void
  /** A text that is short enough to fit on one line. */
  write(text: string, place: Place, style: TextStyle): void
}

/** Registers a font in `doc` when it is first used: create one per document. */
export function createTypesetter(doc: PDFKit.PDFDocument): Typesetter {
  const known = new Set<FaceName>()

  function use(face: FaceName, size: number): PDFKit.PDFDocument {
    // Reading a font takes time: only those that are written in are read.
    if (!known.has(face)) {
      const file = FACES.find(({ name }) => name === face)?.file ?? ''
      doc.registerFont(face, fontOf(file))
      known.add(face)
    }
    return doc.font(face).fontSize(size)
  }

  const widthOf = ({ face, text }: Run, size: number) => use(face, size).widthOfString(text)

  function lineOf(text: string, { size, weight = 400 }: TextStyle): Line {
    const runs = runsOf(text, weight)
    return { runs, width: runs.reduce((sum, run) => sum + widthOf(run, size), 0) }
  }

  function draw({ runs, width }: Line, { x, y, align = 'left' }: Place, { size, grey = 0 }: TextStyle): void {
    let left = align === 'left' ? x : x - width
    for (const run of runs) {
      const wide = widthOf(run, size)
      use(run.face, size)
        .fillColor([grey, grey, grey])
        .text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += wide
    }
  }

  return {
    draw,
    write: (text, place, style) => draw(lineOf(plain(text), style), place, style),
    wrap(text, width, style) {
      const fits = (some: string) => lineOf(some, style).width <= width
      const lines: string[] = []
      let line = ''
      for (const word of plain(text).split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`
        if (fits(longer)) {
          line = longer
          continue
        }
        if (line !== '') lines.push(line)
        const parts = fits(word) ? [word] : broken(word, fits)
        line = parts.pop() ?? ''
        lines.push(...parts)
      }
      return [...lines, line].map((each) => lineOf(each, style))
    },
  }
}

/** White space of every kind is one space, except where a line must not be broken. */
function plain(text: string): string {
  return text.replace(/[^\S\u00a0]+|\p{Cc}+/gu, ' ').trim()
}

function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const face = faceOf(character, weight) ?? last?.face ?? `latin ${weight}`
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

/** A word in parts, each as long as fits, but at least one letter. */
function broken(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

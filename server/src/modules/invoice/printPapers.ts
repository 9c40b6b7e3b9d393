import { Buffer } from 'node:buffer'
import PDFDocument from 'pdfkit'
import type { Columns, Paper, PaperLine, Party } from './paper.ts'
import { createTagger, type Part, type Tagger } from './tagger.ts'
import { createTypesetter, type Line, type TextStyle, type Typesetter } from './typesetter.ts'

// In points, of which an inch has 72.
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 48
const LEFT = MARGIN
const RIGHT = PAGE.width - MARGIN
/** Where the lines of the table end; the page's number is below. */
const BOTTOM = PAGE.height - MARGIN - 24
const FOOT = PAGE.height - MARGIN

const TITLE: TextStyle = { size: 17, weight: 600 }
const STRONG: TextStyle = { size: 10, weight: 600 }
const TEXT: TextStyle = { size: 10 }
const QUIET: TextStyle = { size: 9, grey: 90 }
const LEADING = 14

/** The columns of the table: where each begins, or, for numbers, ends. */
const COLUMN = { number: LEFT, product: LEFT + 26, quantity: RIGHT - 196, price: RIGHT - 100, sum: RIGHT }
/** Room for the heading of the quantities (pt). */
const QUANTITY_WIDTH = 64
const GAP = 20

/**
 * Prints papers as one PDF on A4 that screen readers can read; each begins on a page of its own. The same papers give the
 * same bytes. Takes some tenths of a second for each, so a server uses the printer (printer.ts).
 */
export async function printPapers(papers: readonly [Paper, ...Paper[]]): Promise<Buffer> {
  const [first] = papers
  const doc = new PDFDocument({
    ...{ size: [PAGE.width, PAGE.height], margin: 0, bufferPages: true, pdfVersion: '1.7' },
    ...{ lang: first.language, displayTitle: true, tagged: true },
    info: {
      Title: papers.length === 1 ? first.title : first.severalTitle,
      Producer: 'Dukani',
      Creator: 'Dukani',
      CreationDate: first.madeAt,
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const tools: Tools = { doc, setter: createTypesetter(doc), tags: createTagger(doc) }
  for (const [index, paper] of papers.entries()) {
    if (index > 0) doc.addPage()
    draw(tools, paper)
  }
  doc.end()
  await whole
  return Buffer.concat(parts)
}

interface Tools {
  doc: PDFKit.PDFDocument
  setter: Typesetter
  tags: Tagger
}

/** Draws a paper from the current page on, which is empty. */
function draw(tools: Tools, paper: Paper): void {
  const { doc, setter, tags } = tools
  const { document } = tags
  const firstPage = doc.bufferedPageRange().count - 1
  let y = MARGIN + TITLE.size
  tags.draw(tags.part('H1', document), () => setter.write(paper.title, { x: LEFT, y }, TITLE))
  tags.draw(tags.part('P', document), () => setter.write(paper.date, { x: RIGHT, y, align: 'right' }, TEXT))
  const { notice } = paper
  if (notice !== null) {
    y += LEADING + 6
    tags.draw(tags.part('P', document), () => setter.write(notice, { x: LEFT, y }, STRONG))
  }
  y += 34
  y = drawParties(tools, paper.parties, y) + 30
  y = drawTable(tools, paper, y)
  drawTotal(tools, paper, y)
  const pages = doc.bufferedPageRange().count - firstPage
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(firstPage + page)
    tags.ornament(() => {
      setter.write(paper.title, { x: LEFT, y: FOOT }, QUIET)
      const number = paper.pageText.replace('{page}', String(page + 1)).replace('{pages}', String(pages))
      setter.write(number, { x: RIGHT, y: FOOT, align: 'right' }, QUIET)
    })
  }
}

/** Side by side. @returns where the content below them begins */
function drawParties({ setter, tags }: Tools, parties: readonly Party[], top: number): number {
  const width = (RIGHT - LEFT - GAP * (parties.length - 1)) / parties.length
  const ends = parties.map(({ heading, name, facts }, index) => {
    const section = tags.part('Sect', tags.document)
    const x = LEFT + index * (width + GAP)
    let y = top
    tags.draw(tags.part('H2', section), () => setter.write(heading, { x, y }, QUIET))
    for (const [text, style] of [[name, STRONG], ...facts.map((fact) => [fact, TEXT])] as [
      string,
      TextStyle,
    ][])
      if (text !== '')
        tags.draw(tags.part('P', section), () => {
          for (const line of setter.wrap(text, width, style)) {
            y += LEADING
            setter.draw(line, { x, y }, style)
          }
        })
    return y
  })
  return Math.max(...ends)
}

function drawTable(
  { doc, setter, tags }: Tools,
  { columns, lines }: Pick<Paper, 'columns' | 'lines'>,
  top: number,
): number {
  const at = placesOf(columns)
  const table = tags.part('Table', tags.document)
  const heads = tags.part('TR', table)
  let y = drawCells(setter, columns, top, QUIET, (write) => tags.draw(tags.part('TH', heads), write))
  const drawRule = (width: number) => tags.ornament(() => rule(doc, y, width))
  drawRule(0.8)
  const newPage = () => {
    doc.addPage()
    tags.ornament(() => {
      y = drawCells(setter, columns, MARGIN + LEADING, QUIET, (write) => write())
    })
    drawRule(0.8)
  }
  for (const line of lines) {
    const texts = productLines(setter, line, at.quantity - QUANTITY_WIDTH - at.product)
    const height = texts.length * LEADING + 12
    // A row isn't split, unless it is longer than a page.
    if (y + height > BOTTOM) newPage()
    y += LEADING + 2
    const row = tags.part('TR', table)
    const product = cellsOf(tags, row, setter, line, y)
    for (const [index, { text, style }] of texts.entries()) {
      if (index > 0) y += LEADING
      if (y > BOTTOM) {
        newPage()
        y += LEADING
      }
      tags.draw(product, () => setter.draw(text, { x: COLUMN.product, y }, style))
      // In reading order, which is also the order of copied text.
      if (index === 0) drawAmounts(setter, line, y, TEXT, (write) => tags.draw(tags.part('TD', row), write))
    }
    y += 8
    drawRule(0.3)
  }
  return y
}

/** Begins a row with its number. @returns the cell of the product, which comes next */
function cellsOf(tags: Tagger, row: Part, setter: Typesetter, { number }: PaperLine, y: number): Part {
  tags.draw(tags.part('TD', row), () => setter.write(number, { x: COLUMN.number, y }, TEXT))
  return tags.part('TD', row)
}

function productLines(
  setter: Typesetter,
  { product, specification }: PaperLine,
  width: number,
): { text: Line; style: TextStyle }[] {
  const lines = (text: string, style: TextStyle) =>
    setter.wrap(text, width, style).map((each) => ({ text: each, style }))
  return [...lines(product, TEXT), ...(specification === null ? [] : lines(specification, QUIET))]
}

/** Draws a column's text with its structure type. */
type DrawCell = (write: () => void) => void

/** Draws all columns of the heading. @returns where the content below begins */
function drawCells(
  setter: Typesetter,
  columns: Columns,
  y: number,
  style: TextStyle,
  draw: DrawCell,
): number {
  for (const name of ['number', 'product'] as const)
    draw(() => setter.write(columns[name], { x: COLUMN[name], y }, style))
  drawAmounts(setter, columns, y, style, draw)
  return y + 7
}

function drawAmounts(
  setter: Typesetter,
  columns: Columns,
  y: number,
  style: TextStyle,
  draw: DrawCell,
): void {
  const at = placesOf(columns)
  for (const name of ['quantity', 'price', 'sum'] as const) {
    const text = columns[name]
    if (text !== null) draw(() => setter.write(text, { x: at[name], y, align: 'right' }, style))
  }
}

function drawTotal(
  { doc, setter, tags }: Tools,
  { discount, total }: Pick<Paper, 'discount' | 'total'>,
  above: number,
): void {
  const discountHeight = discount === null ? 0 : LEADING + 6
  let y = above + 26 + discountHeight
  if (y > BOTTOM) {
    doc.addPage()
    y = MARGIN + LEADING + discountHeight
  }
  const write = ({ label, amount }: Paper['total'], at: number, style: TextStyle) =>
    tags.draw(tags.part('P', tags.document), () => {
      setter.write(label, { x: COLUMN.product, y: at }, style)
      setter.write(amount, { x: RIGHT, y: at, align: 'right' }, style)
    })
  if (discount !== null) write(discount, y - discountHeight, TEXT)
  write(total, y, { size: 13, weight: 600 })
}

/** Where the columns are. Without prices the quantities are at the right. */
function placesOf({ sum }: Columns): typeof COLUMN {
  return sum === null ? { ...COLUMN, quantity: RIGHT } : COLUMN
}

function rule(doc: PDFKit.PDFDocument, y: number, width: number): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor([120, 120, 120]).stroke()
}

import { Buffer } from 'node:buffer'
import PDFDocument from 'pdfkit'
import type { Columns, Invoice, InvoiceLine, Party } from './invoice.ts'
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
const PRODUCT_WIDTH = COLUMN.quantity - 64 - COLUMN.product
const GAP = 20

/**
 * Prints an invoice as a PDF on A4 that screen readers can read. The same invoice gives the same bytes. Takes some
 * tenths of a second, so a server uses the printer (printer.ts).
 */
export async function printInvoice(invoice: Invoice): Promise<Buffer> {
  const doc = new PDFDocument({
    ...{ size: [PAGE.width, PAGE.height], margin: 0, bufferPages: true, pdfVersion: '1.7' },
    ...{ lang: invoice.language, displayTitle: true, tagged: true },
    info: { Title: invoice.title, Producer: 'Dukani', Creator: 'Dukani', CreationDate: invoice.madeAt },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  draw(doc, invoice)
  doc.end()
  await whole
  return Buffer.concat(parts)
}

interface Tools {
  doc: PDFKit.PDFDocument
  setter: Typesetter
  tags: Tagger
}

function draw(doc: PDFKit.PDFDocument, invoice: Invoice): void {
  const tags = createTagger(doc)
  const setter = createTypesetter(doc)
  const tools: Tools = { doc, setter, tags }
  const { document } = tags
  let y = MARGIN + TITLE.size
  tags.draw(tags.part('H1', document), () => setter.write(invoice.title, { x: LEFT, y }, TITLE))
  tags.draw(tags.part('P', document), () => setter.write(invoice.date, { x: RIGHT, y, align: 'right' }, TEXT))
  const { notice } = invoice
  if (notice !== null) {
    y += LEADING + 6
    tags.draw(tags.part('P', document), () => setter.write(notice, { x: LEFT, y }, STRONG))
  }
  y += 34
  y = drawParties(tools, invoice.parties, y) + 30
  y = drawTable(tools, invoice, y)
  drawTotal(tools, invoice, y)
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    tags.ornament(() => {
      setter.write(invoice.title, { x: LEFT, y: FOOT }, QUIET)
      const number = invoice.pageText.replace('{page}', String(page + 1)).replace('{pages}', String(count))
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
  { columns, lines }: Pick<Invoice, 'columns' | 'lines'>,
  top: number,
): number {
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
    const texts = productLines(setter, line)
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
function cellsOf(tags: Tagger, row: Part, setter: Typesetter, { number }: InvoiceLine, y: number): Part {
  tags.draw(tags.part('TD', row), () => setter.write(number, { x: COLUMN.number, y }, TEXT))
  return tags.part('TD', row)
}

function productLines(
  setter: Typesetter,
  { product, specification }: InvoiceLine,
): { text: Line; style: TextStyle }[] {
  const lines = (text: string, style: TextStyle) =>
    setter.wrap(text, PRODUCT_WIDTH, style).map((each) => ({ text: each, style }))
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
  for (const name of ['quantity', 'price', 'sum'] as const)
    draw(() => setter.write(columns[name], { x: COLUMN[name], y, align: 'right' }, style))
}

function drawTotal(
  { doc, setter, tags }: Tools,
  { discount, total }: Pick<Invoice, 'discount' | 'total'>,
  above: number,
): void {
  const discountHeight = discount === null ? 0 : LEADING + 6
  let y = above + 26 + discountHeight
  if (y > BOTTOM) {
    doc.addPage()
    y = MARGIN + LEADING + discountHeight
  }
  const write = ({ label, amount }: Invoice['total'], at: number, style: TextStyle) =>
    tags.draw(tags.part('P', tags.document), () => {
      setter.write(label, { x: COLUMN.product, y: at }, style)
      setter.write(amount, { x: RIGHT, y: at, align: 'right' }, style)
    })
  if (discount !== null) write(discount, y - discountHeight, TEXT)
  write(total, y, { size: 13, weight: 600 })
}

function rule(doc: PDFKit.PDFDocument, y: number, width: number): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor([120, 120, 120]).stroke()
}

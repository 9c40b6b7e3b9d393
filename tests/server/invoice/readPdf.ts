import { getDocumentProxy } from 'unpdf'

/** A stretch of text where it stands on its page, from the page's lower left, in points. */
export interface PrintedText {
  text: string
  left: number
  right: number
  y: number
}

/** A page's texts, in the order in which they were printed. */
export interface PrintedPage {
  width: number
  height: number
  texts: PrintedText[]
  /** all of it, as one who marks and copies it gets it: lines divided by `\n` */
  copied: string
}

/** A part as a screen reader is told of it. */
export interface PrintedPart {
  role: string
  /** its own text, without that of its parts */
  text: string
  parts: PrintedPart[]
}

interface StructureNode {
  role?: string
  children?: StructureNode[]
  type?: string
  id?: string
}

/** Reads a PDF back, as a browser's own reader does. */
export async function readPdf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { info } = await document.getMetadata()
  const pages: PrintedPage[] = []
  let structure: PrintedPart[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    if (number === 1) structure = await structureOf(page)
    const texts: PrintedText[] = []
    let copied = ''
    for (const item of items) {
      if (!('str' in item)) continue
      copied += item.str + (item.hasEOL ? '\n' : '')
      const [, , , , left = 0, y = 0] = item.transform as number[]
      if (item.str.trim() !== '') texts.push({ text: item.str, left, right: left + item.width, y })
    }
    pages.push({ width, height, texts, copied })
  }
  return { info, pages, structure, text: pages.map(({ copied }) => copied).join('\n') }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** The parts that are on a page, each with the texts that are marked as its own. */
async function structureOf(page: Page): Promise<PrintedPart[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const marked = new Map<string, string[]>()
  const open: string[] = []
  for (const item of items) {
    if ('str' in item) marked.get(open.at(-1) ?? '')?.push(item.str)
    else if (item.type === 'endMarkedContent') open.pop()
    else {
      open.push(item.id)
      if (!marked.has(item.id)) marked.set(item.id, [])
    }
  }
  const part = ({ role = '', children = [] }: StructureNode): PrintedPart => ({
    role,
    text: children
      .flatMap(({ id }) => (id === undefined ? [] : (marked.get(id) ?? []).join('')))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
    parts: children.filter((child) => child.role !== undefined).map(part),
  })
  const tree = (await page.getStructTree()) as StructureNode | null
  return (tree?.children ?? []).map(part)
}

import { extractText } from 'unpdf'

/** A PDF's text without any spaces: lines end where there is no more room. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return unspaced(text)
}

export const unspaced = (text: string) => text.replace(/\s/g, '')

import { fileProduct, type FileProduct } from '../../../../server/src/modules/catalogueImport/fileProduct.ts'
import { openProductFile, readProducts } from '../../../../server/src/modules/catalogueImport/productFile.ts'
import { englishReason, type Reason } from '../../../../server/src/modules/catalogueImport/reason.ts'
import { collected } from './collected.ts'
import { csvOf, type Cells } from './csv.ts'
import { testFolder } from './folder.ts'

/** What came of reading a product file. */
export interface Outcome {
  products: FileProduct[]
  /** `LINE HANDLE: REASON` */
  refused: string[]
}

/** Reads product files as an import does, without a database. */
export async function productReader() {
  const folder = await testFolder()

  async function readText(text: string): Promise<Outcome> {
    const file = await folder.write('products.csv', text)
    const refused: string[] = []
    const refuse = (line: number, handle: string, reason: Reason) => {
      refused.push(`${line} ${handle}: ${englishReason(reason)}`)
    }
    const rows = await collected(readProducts(await openProductFile(file), refuse))
    return {
      products: rows.map((row) => fileProduct(row, refuse)).filter((product) => product !== null),
      refused,
    }
  }

  return { readText, read: (...rows: Cells[]) => readText(csvOf(rows)) }
}

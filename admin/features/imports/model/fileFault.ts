import { MAX_IMPORT_FILE_BYTES } from '@dukani/contracts'

/** What is wrong with a chosen file. */
export type FileFault = 'notCsv' | 'tooLarge' | 'empty'

// Windows gives a CSV the type of Excel.
const TEXTS = /\.(?:csv|tsv|txt)$/i

/** What is wrong with a file that isn't uploaded yet; null: nothing. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!TEXTS.test(name)) return 'notCsv'
  if (size === 0) return 'empty'
  return size > MAX_IMPORT_FILE_BYTES ? 'tooLarge' : null
}

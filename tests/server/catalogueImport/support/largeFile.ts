import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvOf, lineOf, HEADER, type Cells } from './csv.ts'

const WORDS =
  'ღვინო თაფლი ჩურჩხელა სუნელი ჩაი ქვევრი საფერავი რქაწითელი ტყემალი აჯიკა ხის თიხის მთის ძველი ახალი'.split(
    ' ',
  )

const word = (seed: number) => WORDS[seed % WORDS.length] ?? ''

const sentence = (seed: number) =>
  Array.from({ length: 24 }, (_, at) => word(seed * 7 + at * at + at)).join(' ')

/** A product of such a file: four rows, three variants, two pictures, a description of about a kilobyte. */
function productRows(number: number): Cells[] {
  const handle = `nivti-${number}`
  const variant = (size: string, price: number): Cells => ({
    Handle: handle,
    'Option1 Value': word(number + 3),
    'Option2 Value': size,
    'Variant SKU': `N${number}-${size}`,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(number % 40),
    'Variant Inventory Policy': 'deny',
    'Variant Price': (price + (number % 97)).toFixed(2),
  })
  return [
    {
      ...variant('S', 10),
      Title: `${word(number)} ${word(number * 3 + 1)} ${number}`,
      'Body (HTML)': `<p>${sentence(number)}</p>\n<ul><li>${sentence(number + 1)}</li><li>${number} &amp; სხვა</li></ul>`,
      Type: `კატეგორია ${number % 12}`,
      Published: String(number % 20 !== 0),
      'Option1 Name': 'ფერი',
      'Option2 Name': 'ზომა',
      'Image Src': `https://pictures.example/${number}-1.jpg`,
    },
    { ...variant('M', 12), 'Image Src': `https://pictures.example/${number}-2.jpg` },
    variant('L', 14),
    { Handle: handle, 'Image Src': `https://pictures.example/${number}-3.jpg` },
  ]
}

/** Writes a product file of so many products without holding it. */
export async function writeLargeFile(path: string, products: number): Promise<void> {
  function* lines() {
    yield csvOf([])
    for (let number = 1; number <= products; number++) {
      yield productRows(number)
        .map((row) => lineOf(HEADER.map((column) => row[column] ?? '')))
        .join('')
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}

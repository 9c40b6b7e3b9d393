import { numbersFrom, zipfRanks, type Numbers } from './numbers.ts'
import { dictionaryWords } from './words.ts'

/** A made-up product. Product 0 is the newest of the shop. */
export interface BenchProduct {
  number: number
  handle: string
  name: string
  category: string
  description: string
  /** none for two thirds of the products */
  specificationValues: readonly string[]
  priceTetri: number
  stock: number
}

/** The titles of the categories. */
export const categoryTitles: readonly string[] = [
  'ავეჯი',
  'ჭურჭელი',
  'განათება',
  'ხალიჩები',
  'სათამაშოები',
  'წიგნები',
  'ტანსაცმელი',
  'ფეხსაცმელი',
  'ჩანთები',
  'საათები',
  'სამკაულები',
  'კოსმეტიკა',
  'სუნამოები',
  'სპორტული ინვენტარი',
  'მუსიკალური ინსტრუმენტები',
  'საყოფაცხოვრებო ტექნიკა',
  'ტელეფონები',
  'კომპიუტერები',
  'ხელსაწყოები',
  'ბაღის მოვლა',
  'ავტომობილის ნაწილები',
  'საკანცელარიო ნივთები',
  'ტკბილეული',
  'სასმელები',
]

const SPECIFICATIONS: readonly (readonly string[])[] = [
  ['250 მლ', '500 მლ', '1 ლ'],
  ['100 გ', '250 გ', '500 გ', '1 კგ'],
  ['30 სმ', '60 სმ', '1 მ'],
  ['S', 'M', 'L', 'XL'],
  ['შავი', 'თეთრი', 'წითელი', 'ლურჯი'],
]

const CATALOGUE_SEED = 2022
const EXPONENT = 1
const SHARE_WITH_SPECIFICATIONS = 1 / 3

const rankOf = zipfRanks(dictionaryWords.length, EXPONENT)

/**
 * The products 0 to `count` - 1, one after the other. A product depends only on its number and the seed, so a smaller
 * catalogue is the beginning of a larger one.
 */
export function* benchProducts(count: number, seed = CATALOGUE_SEED): Generator<BenchProduct, void> {
  for (let number = 0; number < count; number += 1) yield product(number, numbersFrom(seed, number))
}

function product(number: number, numbers: Numbers): BenchProduct {
  return {
    number,
    handle: `bench-${number}`,
    name: differentWords(2 + numbers.below(3), numbers).join(' '),
    category: numbers.pick(categoryTitles),
    description: `${Array.from({ length: 12 + numbers.below(19) }, () => word(numbers)).join(' ')}.`,
    specificationValues: specificationValues(numbers),
    priceTetri: 50 * (10 + numbers.below(2000)),
    stock: numbers.below(100),
  }
}

function word(numbers: Numbers): string {
  return dictionaryWords[rankOf(numbers)] ?? ''
}

function differentWords(count: number, numbers: Numbers): string[] {
  const found = new Set<string>()
  while (found.size < count) found.add(word(numbers))
  return [...found]
}

function specificationValues(numbers: Numbers): readonly string[] {
  if (numbers.next() >= SHARE_WITH_SPECIFICATIONS) return []
  const values = numbers.pick(SPECIFICATIONS)
  return values.slice(0, 2 + numbers.below(values.length - 1))
}

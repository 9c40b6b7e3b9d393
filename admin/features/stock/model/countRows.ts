import {
  HIGHEST_COUNT,
  MOST_COUNTED,
  type StockCount,
  type StockCounted,
  type StockItem,
} from '@dukani/contracts'

/** A thing that is being counted. */
export interface CountRow {
  /** as it was when it was first scanned */
  item: StockItem
  /** the code by which it was found */
  code: string
  /** pieces, as typed */
  counted: string
}

/** The key of a row of a count or of its result. */
export function rowKey({
  product_id,
  specification_id,
}: Pick<StockItem, 'product_id' | 'specification_id'>): string {
  return `${product_id} ${specification_id}`
}

/** The name of a thing: the product's, with its specification. */
export const itemName = ({ name, specification }: StockItem): string =>
  specification === null ? name : `${name} (${specification})`

/** A number of pieces as it was typed; null: it isn't one. */
export function countedPieces(text: string): number | null {
  const bare = text.replace(/\s/g, '')
  return /^\d{1,7}$/.test(bare) && Number(bare) <= HIGHEST_COUNT ? Number(bare) : null
}

/** Whether a thing still fits into a count: one that is in it already does. */
export const hasRoomFor = (rows: readonly CountRow[], item: StockItem): boolean =>
  rows.length < MOST_COUNTED || rows.some((row) => rowKey(row.item) === rowKey(item))

/** The rows with one piece more of a thing; a new one is the first. */
export function scanned(rows: readonly CountRow[], item: StockItem, code: string): CountRow[] {
  const index = rows.findIndex((row) => rowKey(row.item) === rowKey(item))
  const row = rows[index]
  if (row === undefined) return [{ item, code, counted: '1' }, ...rows]
  return rows.with(index, { ...row, counted: String((countedPieces(row.counted) ?? 0) + 1) })
}

/** Whether each row has a number of pieces. */
export const isCountable = (rows: readonly CountRow[]): boolean =>
  rows.length > 0 && rows.every(({ counted }) => countedPieces(counted) !== null)

/** What a row has more than was expected; less than 0: pieces are missing. */
export const differenceOf = ({ item, counted }: CountRow): number =>
  (countedPieces(counted) ?? item.stock) - item.stock

/** The body that applies a count. */
export function countBody(rows: readonly CountRow[]): StockCount {
  return {
    lines: rows.map(({ item, counted }) => ({
      product_id: item.product_id,
      specification_id: item.specification_id,
      seen: item.stock,
      counted: countedPieces(counted) ?? item.stock,
    })),
  }
}

/** A row with what the server made of it. */
export interface AppliedRow extends CountRow {
  result: StockCounted['results'][number]
}

/** Puts rows and their results together. */
export function appliedRows(rows: readonly CountRow[], { results }: StockCounted): AppliedRow[] {
  const resultOf = new Map(results.map((result) => [rowKey(result), result]))
  return rows.flatMap((row) => {
    const result = resultOf.get(rowKey(row.item))
    return result === undefined ? [] : [{ ...row, result }]
  })
}

/** A number with its sign: `+3`, `−2`. */
export const signed = (pieces: number): string =>
  pieces > 0 ? `+${pieces}` : String(pieces).replace('-', '−')

import { asApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { itemName, rowKey, type CountRow } from '../model/countRows.ts'
import { lookupCode } from './stock.ts'

/** The rows of a count with the current stock. */
export interface RowsAgain {
  rows: readonly CountRow[]
  /** names of the things whose code doesn't lead to them any more */
  lost: readonly string[]
}

/** Reads the stock of everything that was counted again. @throws ApiError when it can't be read */
export async function readAgain(client: ApiClient, counted: readonly CountRow[]): Promise<RowsAgain> {
  const rows: CountRow[] = []
  const lost: string[] = []
  // One after the other, so that a long count doesn't take the server's time from the shop.
  for (const row of counted) {
    const item = await itemOf(client, row)
    if (item === null) lost.push(itemName(row.item))
    else rows.push({ ...row, item })
  }
  return { rows, lost }
}

async function itemOf(client: ApiClient, { code, item }: CountRow): Promise<CountRow['item'] | null> {
  try {
    const found = await lookupCode(client, code)
    return rowKey(found) === rowKey(item) ? found : null
  } catch (error) {
    const { status } = asApiError(error)
    if (status === 404 || status === 409) return null
    throw error
  }
}

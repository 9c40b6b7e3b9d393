import type { FormRow } from './productForm.ts'

/** Rows that two people have changed. */
export interface MergedRows<Row> {
  rows: Row[]
  /** both have changed the same cell, or the list of rows: the typed state stays */
  isConflict: boolean
}

/**
 * Merges rows cell by cell: what only one side has changed is taken from there.
 * @param mine as they are typed
 * @param base as they were when they were read
 * @param theirs as they are saved now
 */
export function mergeRows<Row extends FormRow>(
  mine: readonly Row[],
  base: readonly Row[],
  theirs: readonly Row[],
): MergedRows<Row> {
  const before = byKey(base)
  const saved = byKey(theirs)
  const typed = byKey(mine)
  const isMineList = keysOf(mine) !== keysOf(base)
  const isTheirList = keysOf(theirs) !== keysOf(base)
  let isConflict = isMineList && isTheirList && keysOf(mine) !== keysOf(theirs)
  // The other person removed a row with unsaved edits: they aren't lost without a question.
  const isTypedRowGone = base.some((row) => !saved.has(row.key) && isChanged(typed.get(row.key), row))
  if (isTypedRowGone) isConflict = true
  const list = isMineList || isTypedRowGone ? mine : theirs
  const rows = list.map(({ key }) => {
    const [own, old, other] = [typed.get(key), before.get(key), saved.get(key)]
    const only = own ?? other
    if (own === undefined || old === undefined || other === undefined) return only
    const row = { ...other }
    for (const cell of Object.keys(own) as (keyof Row)[]) {
      if (own[cell] === old[cell]) continue
      if (other[cell] !== old[cell] && other[cell] !== own[cell]) isConflict = true
      row[cell] = own[cell]
    }
    return row
  })
  return { rows: rows.filter((row) => row !== undefined), isConflict }
}

/** Gives new rows the ids that they were saved with. @param sent the rows that were saved, in the order of `saved` */
export function withIds<Row extends FormRow>(
  rows: readonly Row[],
  sent: readonly Row[],
  saved: readonly Row[],
): Row[] {
  const places = new Map(sent.map(({ key }, index) => [key, saved[index]]))
  return rows.map((row) => {
    const stored = places.get(row.key)
    return stored === undefined || row.id !== null ? row : { ...row, key: stored.key, id: stored.id }
  })
}

const byKey = <Row extends FormRow>(rows: readonly Row[]) => new Map(rows.map((row) => [row.key, row]))
const keysOf = (rows: readonly FormRow[]): string => JSON.stringify(rows.map(({ key }) => key))
const isChanged = (row: FormRow | undefined, before: FormRow): boolean =>
  row !== undefined && JSON.stringify(row) !== JSON.stringify(before)

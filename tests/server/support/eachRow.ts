import { inspect } from 'node:util'

/** Does the same with each value, one after the other, in one test; a failure says with which. */
export async function eachOf<const Value>(
  values: readonly Value[],
  check: (value: Value) => unknown,
): Promise<void> {
  for (const value of values) {
    try {
      await check(value)
    } catch (error) {
      if (error instanceof Error) error.message = `${inspect(value)}: ${error.message}`
      throw error
    }
  }
}

type Writable<Row extends readonly unknown[]> = { -readonly [Place in keyof Row]: Row[Place] }

/** The same with each row of a table. */
export const eachRow = <Row extends readonly unknown[] | readonly [unknown]>(
  rows: readonly Row[],
  check: (...row: Writable<Row>) => unknown,
): Promise<void> => eachOf(rows, (row) => check(...([...row] as Writable<Row>)))

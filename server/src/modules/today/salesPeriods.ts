import { toGel, type Sales } from '@dukani/contracts'

/** The sales of a day that has any. */
export interface DaySales {
  /** YYYY-MM-DD */
  day: string
  orders: number
  totalTetri: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The sales of each of the last days, oldest first, today last; days without any have zeros. */
export function lastDays(today: string, sales: readonly DaySales[], days: number): Sales[] {
  return Array.from({ length: days }, (_, index) => salesOf(shift(today, index - days + 1), 1, sales))
}

/** The sales of each of the last weeks, from Monday to Sunday, oldest first, the current one last. */
export function lastWeeks(today: string, sales: readonly DaySales[], weeks: number): Sales[] {
  const monday = mondayOf(today)
  return Array.from({ length: weeks }, (_, index) =>
    salesOf(shift(monday, (index - weeks + 1) * 7), 7, sales),
  )
}

/** How many days before today the first of the last weeks begins. */
export function daysOfWeeks(today: string, weeks: number): number {
  return (Date.parse(today) - Date.parse(shift(mondayOf(today), (1 - weeks) * 7))) / DAY_MS
}

function salesOf(from: string, days: number, sales: readonly DaySales[]): Sales {
  const end = shift(from, days)
  const within = sales.filter(({ day }) => day >= from && day < end)
  return {
    from,
    orders: within.reduce((sum, { orders }) => sum + orders, 0),
    total: toGel(within.reduce((sum, { totalTetri }) => sum + totalTetri, 0)),
  }
}

function mondayOf(day: string): string {
  return shift(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

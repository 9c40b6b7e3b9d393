import {
  toGel,
  type TodayOrders,
  type TodayProducts,
  type TodaySales,
  type TodaySearches,
} from '@dukani/contracts'
import { SHOP_TIME_ZONE } from '../../config/shopTime.ts'
import type { Database } from '../../db/database.ts'
import * as repository from './repository.ts'
import { daysOfWeeks, lastDays, lastWeeks } from './salesPeriods.ts'

/** What an owner wants to know every day. Days are Tbilisi's. */
export interface TodayService {
  orders(): Promise<TodayOrders>
  sales(): Promise<TodaySales>
  products(): Promise<TodayProducts>
  searches(): Promise<TodaySearches>
}

const DAYS = 14
const WEEKS = 8

const dayText = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short' })

export function createTodayService(db: Database, now: () => Date = () => new Date()): TodayService {
  return {
    orders: () => repository.countStages(db),
    async sales() {
      const today = dayText.format(now())
      const sales = await repository.salesByDay(db, daysOfWeeks(today, WEEKS))
      return { days: lastDays(today, sales, DAYS), weeks: lastWeeks(today, sales, WEEKS) }
    },
    async products() {
      const [low, best] = await Promise.all([repository.lowStock(db), repository.bestSellers(db, DAYS - 1)])
      return {
        low_stock: low,
        best_sellers: best.map(({ totalTetri, ...seller }) => ({ ...seller, total: toGel(totalTetri) })),
      }
    },
    searches: async () => ({ results: await repository.missesSince(db, DAYS - 1) }),
  }
}

import {
  toGel,
  type TodayOrders,
  type TodayProducts,
  type TodaySales,
  type TodaySearches,
} from '@dukani/contracts'
import { TODAY_FRESH_MS } from '../../config/limits.ts'
import { shopDay } from '../../config/shopTime.ts'
import type { Database } from '../../db/database.ts'
import { createTtlCache } from '../catalogue/ttlCache.ts'
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

/** @param replica where sales and products are read; each is cached for a minute */
export function createTodayService(db: Database, replica: Database): TodayService {
  const cachedSales = createTtlCache<TodaySales>(TODAY_FRESH_MS)
  const cachedProducts = createTtlCache<TodayProducts>(TODAY_FRESH_MS)

  async function sales(): Promise<TodaySales> {
    const today = shopDay(new Date())
    const sold = await repository.salesByDay(replica, daysOfWeeks(today, WEEKS))
    return { days: lastDays(today, sold, DAYS), weeks: lastWeeks(today, sold, WEEKS) }
  }

  async function products(): Promise<TodayProducts> {
    const [low, best] = await Promise.all([
      repository.lowStock(replica),
      repository.bestSellers(replica, DAYS - 1),
    ])
    return {
      low_stock: low,
      best_sellers: best.map(({ totalTetri, ...seller }) => ({ ...seller, total: toGel(totalTetri) })),
    }
  }

  return {
    async orders() {
      const [stages, returns] = await Promise.all([repository.countStages(db), repository.countReturns(db)])
      return { ...stages, returns }
    },
    sales: () => cachedSales.get('', sales),
    products: () => cachedProducts.get('', products),
    searches: async () => ({ results: await repository.missesSince(db, DAYS - 1) }),
  }
}

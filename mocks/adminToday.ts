import type { Sales, TodayOrders, TodayProducts, TodaySales, TodaySearches } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'

const DAY_MS = 24 * 60 * 60 * 1000
const LAST_DAY = Date.parse('2026-11-21')
const DAY_SUMS = [120, 80, 0, 210.5, 340, 95, 60, 180, 220, 0, 150, 400, 310, 90]
const WEEK_SUMS = [900, 1240.5, 700, 1100, 1350, 980, 1505.5, 1350]

function periods(sums: readonly number[], days: number, last: number): Sales[] {
  return sums.map((total, index) => ({
    from: new Date(last - (sums.length - 1 - index) * days * DAY_MS).toISOString().slice(0, 10),
    orders: Math.ceil(total / 70),
    total,
  }))
}

interface Today {
  orders: TodayOrders
  sales: TodaySales
  products: TodayProducts
  searches: TodaySearches
}

const today: Today = {
  orders: { transfer: 2, prepare: 5, prepared: 1, onTheWay: 0, returns: 1 },
  sales: {
    days: periods(DAY_SUMS, 1, LAST_DAY),
    weeks: periods(WEEK_SUMS, 7, Date.parse('2026-11-16')),
  },
  products: {
    low_stock: [
      { id: 'p1', name: 'ალპური თაფლი, 500 გ', specification: null, inventory: 1 },
      { id: 'p2', name: 'საფერავი, ქვევრის ღვინო, 2021', specification: '0,75 ლ', inventory: 3 },
    ],
    best_sellers: [
      { id: 'p2', name: 'საფერავი, ქვევრის ღვინო, 2021', quantity: 34, total: 1530 },
      { id: null, name: 'ჩურჩხელა', quantity: 21, total: 105 },
    ],
  },
  searches: {
    results: [
      { text: 'ყავის აპარატი', count: 12 },
      { text: 'iphone', count: 4 },
    ],
  },
}

const empty: Today = {
  orders: { transfer: 0, prepare: 0, prepared: 0, onTheWay: 0, returns: 0 },
  sales: {
    days: periods(
      DAY_SUMS.map(() => 0),
      1,
      LAST_DAY,
    ),
    weeks: periods(
      WEEK_SUMS.map(() => 0),
      7,
      Date.parse('2026-11-16'),
    ),
  },
  products: { low_stock: [], best_sellers: [] },
  searches: { results: [] },
}

/** Handlers for the calls of today's page. */
export const todayHandlers = (shown: Today = today): HttpHandler[] => [
  http.get('*/v1/admin/today/orders/', () => HttpResponse.json(shown.orders)),
  http.get('*/v1/admin/today/sales/', () => HttpResponse.json(shown.sales)),
  http.get('*/v1/admin/today/products/', () => HttpResponse.json(shown.products)),
  http.get('*/v1/admin/today/searches/', () => HttpResponse.json(shown.searches)),
]

/** The same for a shop in which nothing has happened yet. */
export const emptyTodayHandlers = (): HttpHandler[] => todayHandlers(empty)

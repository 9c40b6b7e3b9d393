import {
  todayOrdersSchema,
  todayProductsSchema,
  todaySalesSchema,
  todaySearchesSchema,
} from '@dukani/contracts'
import type { App } from '../../plugins/app.ts'
import type { TodayService } from './service.ts'

/** `/v1/admin/today/`: a call for each part of the page, so that a slow one doesn't hold up the others. */
export function addTodayRoutes(app: App, { today }: { today: TodayService }): void {
  app.get(
    '/v1/admin/today/orders/',
    { schema: { summary: 'How many orders wait in each stage', response: { 200: todayOrdersSchema } } },
    () => today.orders(),
  )
  app.get(
    '/v1/admin/today/sales/',
    {
      schema: {
        summary: 'What was sold in each of the last 14 days and 8 weeks',
        description: 'Paid orders that weren’t cancelled, by the day on which they were placed, in Tbilisi.',
        response: { 200: todaySalesSchema },
      },
    },
    () => today.sales(),
  )
  app.get(
    '/v1/admin/today/products/',
    {
      schema: {
        summary: 'What is nearly sold out, and what sold best in the last 14 days',
        response: { 200: todayProductsSchema },
      },
    },
    () => today.products(),
  )
  app.get(
    '/v1/admin/today/searches/',
    {
      schema: {
        summary: 'What was searched most and not found in the last 14 days',
        response: { 200: todaySearchesSchema },
      },
    },
    () => today.searches(),
  )
}

import type { CourierLocation, CourierReport } from '@dukani/contracts'
import { COURIER_CLOCK_TOLERANCE_MS } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import type { CourierSimulation } from '../../gateways/courierSimulation.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './repository.ts'

/** The positions of couriers. */
export interface CourierService {
  /**
   * The position of a customer's order on its way (ORDER-07). null if they have no such order, it isn't on its way, or
   * no position is known: the caller can't tell which (API-05).
   */
  location(customerId: string, orderId: string): Promise<CourierLocation | null>
  /** The same of any customer's order, for staff. */
  locationForStaff(orderId: string): Promise<CourierLocation | null>
  /**
   * Stores the position of an order's courier, unless a newer one is known.
   * @param sentAt the time of the report, if it contains none
   * @returns `notFound`: no such order is on its way; `fromFuture`: its time is ahead of ours
   */
  report(report: CourierReport, sentAt: Date): Promise<Result<null, 'notFound' | 'fromFuture'>>
}

/** @param simulation the demo's courier; null: there is none */
export function createCourierService(db: Database, simulation: CourierSimulation | null): CourierService {
  async function locate(orderId: string, customerId?: string): Promise<CourierLocation | null> {
    const order = isUuid(orderId) ? await repository.positionOfOrder(db, orderId, customerId) : null
    if (order === null) return null
    const { position, createdAt, ...to } = order
    if (position !== null) {
      const { latitude, longitude, at } = position
      return { latitude, longitude, recorded_at: at.toISOString() }
    }
    if (simulation === null) return null
    const now = new Date()
    const { lat, lon } = await simulation({ ...to, since: createdAt }, now)
    return { latitude: lat, longitude: lon, recorded_at: now.toISOString() }
  }

  return {
    location: (customerId, orderId) => locate(orderId, customerId),
    locationForStaff: (orderId) => locate(orderId),

    async report({ order, latitude, longitude, recorded_at }, sentAt) {
      const at = recorded_at === undefined ? sentAt : new Date(recorded_at)
      if (at.getTime() > Date.now() + COURIER_CLOCK_TOLERANCE_MS) return fail('fromFuture')
      const id = await repository.orderOnItsWay(db, String(order))
      if (id === null) return fail('notFound')
      await repository.writePosition(db, id, { latitude, longitude, at })
      return succeed(null)
    },
  }
}

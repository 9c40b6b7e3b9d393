import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { courierPositions, orders } from '../../db/orderSchema.ts'
import { isUuid } from '../uuid.ts'

/** Where a courier was, and when. */
export interface Position {
  latitude: number
  longitude: number
  at: Date
}

/** An order that a courier has, with their last known position. */
export interface OrderOnItsWay {
  city: string
  latitude: number | null
  longitude: number | null
  createdAt: Date
  position: Position | null
}

// An order has a courier only in these statuses (ORDER-02).
const ON_ITS_WAY = ['confirmed', 'shipped']

const isOnItsWay = inArray(orders.status, ON_ITS_WAY)

/**
 * An order while a courier has it; null: there is none, or it isn't on its way.
 * @param userId the customer whose order it has to be; undefined: any
 */
export async function positionOfOrder(
  db: Database,
  id: string,
  userId?: string,
): Promise<OrderOnItsWay | null> {
  const [row] = await db
    .select({
      city: orders.city,
      latitude: orders.latitude,
      longitude: orders.longitude,
      createdAt: orders.createdAt,
      position: {
        latitude: courierPositions.latitude,
        longitude: courierPositions.longitude,
        at: courierPositions.recordedAt,
      },
    })
    .from(orders)
    .leftJoin(courierPositions, eq(courierPositions.orderId, orders.id))
    .where(and(eq(orders.id, id), userId === undefined ? undefined : eq(orders.userId, userId), isOnItsWay))
  return row ?? null
}

/** The id of an order that is on its way, by its id or its number; null: there is none. */
export async function orderOnItsWay(db: Database, idOrNumber: string): Promise<string | null> {
  const named = eq(orders.number, idOrNumber)
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUuid(idOrNumber) ? or(eq(orders.id, idOrNumber), named) : named, isOnItsWay))
  return row?.id ?? null
}

/** Stores the position of an order's courier, unless a later one is known. */
export async function writePosition(
  db: Database,
  orderId: string,
  { at: recordedAt, ...place }: Position,
): Promise<void> {
  await db
    .insert(courierPositions)
    .values({ orderId, recordedAt, ...place })
    .onConflictDoUpdate({
      target: courierPositions.orderId,
      set: { recordedAt, ...place },
      setWhere: lt(courierPositions.recordedAt, recordedAt),
    })
}

import * as z from 'zod/mini'
import { addressFields } from './address.ts'
import { gelSchema, idSchema } from './common.ts'
import { discountOfOrder, orderItemSchema } from './order.ts'
import { ORDER_STATUSES } from './orderStatuses.ts'
import { auditEntrySchema } from './adminAudit.ts'
import { orderNoteSchema } from './adminNote.ts'
import { bankReferenceSchema, itemRefundableSchema, shopRefundSchema } from './adminRefund.ts'

const orderStatusSchema = z.enum(ORDER_STATUSES)

/** An order as the shop sees it in a list. */
export const shopOrderSchema = z.object({
  id: idSchema,
  order_number: z.string(),
  /** one of ORDER_STATUSES; a newer server may have more */
  status: z.string(),
  /** one of PAYMENT_STATUSES; a newer server may have more */
  payment_status: z.string(),
  payment_method: z.string(),
  total_price: gelSchema,
  created_at: z.string(),
  /** when its products were packed, ISO 8601; null: they aren't yet */
  prepared_at: z.nullable(z.string()),
  customer: z.object({ name: z.string(), email: z.string(), phone_number: z.string() }),
  city: z.string(),
})
export type ShopOrder = z.infer<typeof shopOrderSchema>

/** A part of the orders, newest first. `next` is the `after` of the following part. */
export const shopOrderPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(shopOrderSchema),
})

/** A member of the staff who delivers orders. */
const courierSchema = z.object({ id: idSchema, name: z.string() })
export type StaffCourier = z.infer<typeof courierSchema>

export const courierListSchema = z.object({ results: z.array(courierSchema) })

/** An order with its items, its address, the statuses that may follow, and the notes and changes by staff. */
export const shopOrderDetailsSchema = z.extend(shopOrderSchema, {
  ...addressFields,
  ...discountOfOrder,
  items: z.array(z.extend(orderItemSchema, { refundable: itemRefundableSchema })),
  /** some of ORDER_STATUSES; ignore unknown ones */
  next_statuses: z.array(z.string()),
  /** the member of the staff who delivers it; null: none is assigned */
  courier: z.nullable(courierSchema),
  /** what can still be refunded, in GEL; 0 if it isn't paid or the whole sum is being returned */
  refundable: gelSchema,
  /** oldest first */
  refunds: z.array(shopRefundSchema),
  notes: z.array(orderNoteSchema),
  history: z.array(auditEntrySchema),
})
export type ShopOrderDetails = z.infer<typeof shopOrderDetailsSchema>

/** The order's state as staff saw it; a newer server may have others. A change is refused if the state has changed since. */
const seen = { seen: z.object({ status: z.string(), payment_status: z.string() }) }

/** The body of `POST /v1/admin/orders/{id}/status/`. */
export const setOrderStatusSchema = z.object({ ...seen, status: orderStatusSchema })
export type SetOrderStatus = z.infer<typeof setOrderStatusSchema>

/** The body of `POST /v1/admin/orders/{id}/confirm-transfer/`. `reference` is the bank's. */
export const confirmTransferSchema = z.object({
  ...seen,
  reference: bankReferenceSchema,
})
export type ConfirmTransfer = z.infer<typeof confirmTransferSchema>

/** The body of `POST /v1/admin/orders/{id}/prepare/`. */
export const prepareOrderSchema = z.object(seen)
export type PrepareOrder = z.infer<typeof prepareOrderSchema>

/** The body of `POST /v1/admin/orders/{id}/refund/`. */
export const refundOrderSchema = z.object(seen)
export type RefundOrder = z.infer<typeof refundOrderSchema>

/** The body of `POST /v1/admin/orders/{id}/hand-over/`. */
export const handOverSchema = z.object({ ...seen, courier: idSchema })
export type HandOver = z.infer<typeof handOverSchema>

/** An order as its courier sees it: the address and the items, without prices. */
export const deliverySchema = z.object({
  id: idSchema,
  order_number: z.string(),
  /** one of ORDER_STATUSES; a newer server may have more */
  status: z.string(),
  customer: z.object({ name: z.string(), phone_number: z.string() }),
  ...addressFields,
  items: z.array(z.object({ name: z.string(), specification: z.nullable(z.string()), quantity: z.number() })),
})
export type Delivery = z.infer<typeof deliverySchema>

export const deliveryListSchema = z.object({ results: z.array(deliverySchema) })

import { toTetri } from '@dukani/contracts'
import type * as orderTables from '../orderSchema.ts'
import type { users } from '../schema.ts'
import { picturePath, seedCatalogue } from './catalogue.ts'
import {
  demoAddresses,
  demoCustomer,
  demoOrders,
  type SeedOrder,
  type SeedOrderItem,
} from './demoCustomer.ts'
import { seedId } from './rows.ts'

/** The rows of the demo shop's customer, table by table. */
export interface DemoCustomerRows {
  user: typeof users.$inferInsert
  addresses: (typeof orderTables.addresses.$inferInsert)[]
  orders: (typeof orderTables.orders.$inferInsert)[]
  orderItems: (typeof orderTables.orderItems.$inferInsert)[]
}

/**
 * The demo shop's customer as rows, the same at every call.
 * @param pictures whether the pictures can be composed; without, items have none
 */
export function demoCustomerRows(pictures: boolean): DemoCustomerRows {
  const { registered, ...person } = demoCustomer
  const userId = seedId('customer', demoCustomer.email)
  const createdAt = new Date(registered)
  return {
    user: { ...person, id: userId, createdAt },
    addresses: demoAddresses.map((address, index) => ({
      ...address,
      id: seedId('address', demoCustomer.email, index),
      userId,
      // Each on a day of its own, so that they keep their order.
      createdAt: new Date(createdAt.getTime() + index * 86_400_000),
    })),
    orders: demoOrders.map((order) => orderRow(order, userId)),
    orderItems: demoOrders.flatMap(({ number, items }) =>
      items.map((item, position) => ({
        ...itemRow(item, pictures),
        id: seedId('order item', number, position),
        orderId: orderId(number),
        position,
      })),
    ),
  }
}

const orderId = (number: string) => seedId('order', number)

function orderRow(
  { made, to, items, ...order }: SeedOrder,
  userId: string,
): DemoCustomerRows['orders'][number] {
  return {
    ...order,
    ...to,
    id: orderId(order.number),
    userId,
    customerName: `${demoCustomer.firstName} ${demoCustomer.lastName}`,
    totalTetri: items.reduce((sum, item) => sum + goods(item).priceTetri * item.quantity, 0),
    createdAt: new Date(made),
    updatedAt: new Date(made),
  }
}

function itemRow(item: SeedOrderItem, pictures: boolean) {
  const { name, nameEn, priceTetri } = goods(item)
  const { handle, specification, quantity } = item
  return {
    productId: seedId('product', handle),
    specificationId: specification === undefined ? null : seedId('specification', handle, specification),
    productName: name,
    productNameEn: nameEn,
    productImage: pictures ? picturePath(handle, 1) : null,
    specificationValue: specification ?? null,
    quantity,
    unitPriceTetri: priceTetri,
  }
}

/** @throws when the catalogue has no such thing, or it can't be bought */
function goods({ handle, specification }: SeedOrderItem): {
  name: string
  nameEn: string
  priceTetri: number
} {
  const product = seedCatalogue.flatMap(({ products }) => products).find((each) => each.handle === handle)
  const kinds = product?.specifications ?? []
  const price =
    specification === undefined
      ? kinds.length === 0 && product?.price
      : kinds.find(([value]) => value === specification)?.[1]
  if (product === undefined || typeof price !== 'number')
    throw new Error(`the demo shop doesn't sell ${handle} ${specification ?? ''}`)
  return { name: product.name, nameEn: product.nameEn ?? '', priceTetri: toTetri(price) }
}

import { toGel, type Order, type OrderItem, type OrderPayment } from '@dukani/contracts'
import { imageAddress } from '../catalogue/wire.ts'
import type { WholeOrder } from './repository.ts'

/** An order as the API returns it, the same in the list and by itself. */
export function wireOrder(order: WholeOrder, payment: OrderPayment | null): Order {
  return {
    id: order.id,
    order_number: order.number,
    status: order.status,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    created_at: order.createdAt.toISOString(),
    total_price: toGel(order.totalTetri),
    ...wireDiscount(order),
    ...wireAddress(order),
    items: order.items.map(wireItem),
    payment,
  }
}

/** What a promotion code took off an order; nothing for an order without one. */
export function wireDiscount({
  discountTetri,
  promotionCode,
}: Pick<WholeOrder, 'discountTetri' | 'promotionCode'>) {
  return promotionCode === null ? {} : { discount: toGel(discountTetri), promotion_code: promotionCode }
}

type AddressColumns = Pick<
  WholeOrder,
  'homeAddress' | 'city' | 'region' | 'postalCode' | 'latitude' | 'longitude'
>

/** The address of an order as the API returns it. */
export function wireAddress({ homeAddress, city, region, postalCode, latitude, longitude }: AddressColumns) {
  return { home_address: homeAddress, city, region, postal_code: postalCode, latitude, longitude }
}

/** An item of an order as the API returns it. */
export function wireItem(item: WholeOrder['items'][number]): OrderItem {
  return {
    id: item.id,
    product: {
      id: item.productId,
      name: item.productName,
      ...(item.productNameEn !== '' && { name_en: item.productNameEn }),
      main_image: item.productImage === null ? null : imageAddress(item.productImage),
    },
    specification:
      item.specificationValue === null ? null : { id: item.specificationId, value: item.specificationValue },
    quantity: item.quantity,
    unit_price: toGel(item.unitPriceTetri),
  }
}

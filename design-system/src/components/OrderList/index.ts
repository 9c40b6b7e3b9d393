export { OrderList, type OrderListProps } from './OrderList.tsx'
export { type OrderListEntry } from './orderListEntry.ts'
export { OrderListSkeleton } from './OrderListSkeleton.tsx'

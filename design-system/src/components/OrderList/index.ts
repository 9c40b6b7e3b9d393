export { OrderList, type OrderListProps } from './OrderList.tsx'
export { type OrderListEntry } from './orderListEntry.ts'
export { OrderListSkeleton, type OrderListSkeletonProps } from './OrderListSkeleton.tsx'

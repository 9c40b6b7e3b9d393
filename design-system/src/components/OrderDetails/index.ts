export { OrderDetails, type OrderDetailsProps } from './OrderDetails.tsx'
export { type OrderDetailsLabels, type OrderDiscount, type OrderLine, type OrderState } from './orderFacts.ts'
export { OrderDetailsSkeleton } from './OrderDetailsSkeleton.tsx'

export { ShopNotice, type ShopNoticeProps } from './ShopNotice.tsx'

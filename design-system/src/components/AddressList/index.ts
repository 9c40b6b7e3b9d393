export { AddressList, type AddressEntry, type AddressListProps } from './AddressList.tsx'
export { AddressListSkeleton } from './AddressListSkeleton.tsx'

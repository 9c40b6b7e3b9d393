export { SizeList, type ProductSize, type SizeListProps } from './SizeList.tsx'

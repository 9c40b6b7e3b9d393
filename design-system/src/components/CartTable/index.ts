export { CartTable, type CartTableProps } from './CartTable.tsx'
export { type CartLine, type CartTableLabels } from './cartLine.ts'
export { CartTableSkeleton } from './CartTableSkeleton.tsx'

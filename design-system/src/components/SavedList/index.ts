export { SavedList, type SavedListProps } from './SavedList.tsx'
export { type SavedListItem, type SavedListLabels } from './savedListItem.ts'
export { SavedListSkeleton } from './SavedListSkeleton.tsx'

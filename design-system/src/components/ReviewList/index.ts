export { ReviewList, type ReviewEntry, type ReviewListProps } from './ReviewList.tsx'
export { ReviewListSkeleton } from './ReviewListSkeleton.tsx'

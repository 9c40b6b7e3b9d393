export { EmptyState, EMPTY_DRAWINGS, type EmptyDrawing, type EmptyStateProps } from './EmptyState.tsx'
export { EmptyStateSkeleton } from './EmptyStateSkeleton.tsx'

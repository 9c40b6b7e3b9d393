export { EmptyState, EMPTY_DRAWINGS, type EmptyDrawing, type EmptyStateProps } from './EmptyState.tsx'

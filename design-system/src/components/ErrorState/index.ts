export { ErrorState, ERROR_DRAWINGS, type ErrorDrawing, type ErrorStateProps } from './ErrorState.tsx'

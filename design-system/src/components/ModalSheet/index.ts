export { ModalSheet, type ModalSheetProps } from './ModalSheet.tsx'
export type { CloseReason } from '../../internal/modal/modalState.ts'

export { ModalSheet, type CloseReason, type ModalSheetProps } from './ModalSheet.tsx'

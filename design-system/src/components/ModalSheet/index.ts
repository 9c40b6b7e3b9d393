export { ModalSheet, type ModalSheetProps } from './ModalSheet.tsx'

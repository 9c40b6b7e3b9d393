export { Toast, TOAST_TYPES, type ToastItem, type ToastProps, type ToastType } from './Toast.tsx'
export { ToastStack, type ToastStackProps } from './ToastStack.tsx'

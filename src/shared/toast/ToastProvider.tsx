import { createContext, useState, type ReactNode } from 'react'
import { useStore } from '../state/createStore.ts'
import { useRequired } from '../state/useRequired.ts'
import { createToastStore, type Toast, type ToastStore } from './toastStore.ts'

const ToastContext = createContext<ToastStore | null>(null)

/** Provides the toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  return <ToastContext value={store}>{children}</ToastContext>
}

/** Shows and removes toasts, without subscribing to them. @throws Error outside of a ToastProvider */
export const useToasts = (): ToastStore => useRequired(ToastContext, 'ToastProvider')

/** The current toasts, for the component that renders them. @throws Error outside of a ToastProvider */
export const useShownToasts = (): readonly Toast[] => useStore(useToasts())

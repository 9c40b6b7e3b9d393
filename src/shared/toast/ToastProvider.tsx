import { createContext, useState, type ReactNode } from 'react'
import { useStore } from '../state/createStore.ts'
import { useRequired } from '../state/useRequired.ts'
import { createToastStore, type Toast, type ToastStore } from './toastStore.ts'

const ToastContext = createContext<ToastStore | null>(null)

/** Gives the tree its notices. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  return <ToastContext value={store}>{children}</ToastContext>
}

/** Shows and takes away notices, without following them. @throws Error outside of a ToastProvider */
export const useToasts = (): ToastStore => useRequired(ToastContext, 'ToastProvider')

/** The notices of the moment, for the one place that draws them. @throws Error outside of a ToastProvider */
export const useShownToasts = (): readonly Toast[] => useStore(useToasts())

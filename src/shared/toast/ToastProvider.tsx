import { createContext, use, useState, type ReactNode } from 'react'
import { useStore } from '../state/createStore.ts'
import { createToastStore, type Toast, type ToastStore } from './toastStore.ts'

const ToastContext = createContext<ToastStore | null>(null)

/** Gives the tree its notices. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  return <ToastContext value={store}>{children}</ToastContext>
}

/** Shows and takes away notices, without following them. @throws Error outside of a ToastProvider */
export function useToasts(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = use(ToastContext)
  if (store === null) throw new Error('useToasts needs a ToastProvider above it')
  return store
}

/** The notices of the moment, for the one place that draws them. @throws Error outside of a ToastProvider */
export function useShownToasts(): readonly Toast[] {
  const store = use(ToastContext)
  if (store === null) throw new Error('useShownToasts needs a ToastProvider above it')
  return useStore(store)
}

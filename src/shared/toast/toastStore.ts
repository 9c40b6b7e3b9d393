import { createStore, type ReadableStore } from '../state/createStore.ts'

/** How a toast looks and is announced (TOAST-01). */
export type ToastType = 'success' | 'warning' | 'error'

export interface Toast {
  id: string
  message: string
  type: ToastType
  /** ms until it closes by itself; the component has the timer and pauses it on hover and focus (TOAST-03) */
  duration: number
  /** how often the message was shown while visible; a change restarts the timer */
  times: number
}

export interface ToastInput {
  message: string
  type: ToastType
  duration?: number
}

/** The current toasts, oldest first. */
export interface ToastStore extends ReadableStore<readonly Toast[]> {
  /** Shows a notice; the same one only once (TOAST-02). @returns its id */
  show: (toast: ToastInput) => string
  dismiss: (id: string) => void
}

const DEFAULT_DURATION_MS = 5000
const MOST_TOASTS = 3
const WEIGHT: Record<ToastType, number> = { success: 0, warning: 1, error: 2 }

/** Holds up to three toasts, as a store of one page. */
export function createToastStore(): ToastStore {
  const { set, ...store } = createStore<readonly Toast[]>([])
  let made = 0
  return {
    ...store,
    show({ message, type, duration = DEFAULT_DURATION_MS }) {
      const toasts = store.get()
      const same = toasts.find((toast) => toast.message === message && toast.type === type)
      if (same) {
        set(toasts.map((toast) => (toast === same ? { ...same, duration, times: same.times + 1 } : toast)))
        return same.id
      }
      made += 1
      const toast: Toast = { id: `toast-${made}`, message, type, duration, times: 1 }
      set([...fitting(toasts), toast])
      return toast.id
    },
    dismiss(id) {
      const toasts = store.get()
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
    },
  }
}

/** Makes room for one more by removing the oldest of the least severe, so that a success never removes an error. */
function fitting(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length < MOST_TOASTS) return toasts
  const [leaves] = toasts.toSorted((one, other) => WEIGHT[one.type] - WEIGHT[other.type])
  return toasts.filter((toast) => toast !== leaves)
}

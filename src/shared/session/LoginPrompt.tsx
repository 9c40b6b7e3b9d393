import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Wanted } from './wanted.ts'

/** The authentication modal, as the rest of the shop knows it. */
export interface LoginPrompt {
  isOpen: boolean
  /** what is to be carried out after the login; null for nothing */
  wanted: () => Wanted | null
  /**
   * Opens the modal.
   * @param wanted carried out once, right after a login that it led to (AUTH-12); forgotten when the modal is closed
   */
  ask: (wanted?: Wanted) => void
  /** Closes it without a login; what was wanted is forgotten. */
  close: () => void
  /** Closes it after a login. @returns what was wanted, once */
  succeed: () => Wanted | null
}

const LoginPromptContext = createContext<LoginPrompt>({
  isOpen: false,
  wanted: () => null,
  ask: () => {},
  close: () => {},
  succeed: () => null,
})

/** Keeps whether the authentication modal is open, and what is to happen after the login. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const kept = useRef<Wanted | null>(null)
  const ask = useCallback((action?: Wanted) => {
    kept.current = action ?? null
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    kept.current = null
    setOpen(false)
  }, [])
  const succeed = useCallback(() => {
    const action = kept.current
    kept.current = null
    setOpen(false)
    return action
  }, [])
  const wanted = useCallback(() => kept.current, [])
  const prompt = useMemo(
    () => ({ isOpen, wanted, ask, close, succeed }),
    [isOpen, wanted, ask, close, succeed],
  )
  return <LoginPromptContext value={prompt}>{children}</LoginPromptContext>
}

/** The way to the authentication modal, from anywhere. */
export function useLoginPrompt(): LoginPrompt {
  return use(LoginPromptContext)
}

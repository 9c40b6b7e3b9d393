import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'

/** The authentication modal, as the rest of the shop knows it. */
export interface LoginPrompt {
  isOpen: boolean
  /**
   * Opens the modal.
   * @param wanted carried out once, right after a login that it led to (AUTH-12); forgotten when the modal is closed
   */
  ask: (wanted?: () => void) => void
  /** Closes it without a login; the wanted action is forgotten. */
  close: () => void
  /** Closes it after a login and carries out what was wanted. */
  succeed: () => void
}

const LoginPromptContext = createContext<LoginPrompt>({
  isOpen: false,
  ask: () => {},
  close: () => {},
  succeed: () => {},
})

/** Keeps whether the authentication modal is open, and what is to happen after the login. */
export function LoginPromptProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const wanted = useRef<(() => void) | null>(null)
  const ask = useCallback((action?: () => void) => {
    wanted.current = action ?? null
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    wanted.current = null
    setOpen(false)
  }, [])
  const succeed = useCallback(() => {
    const action = wanted.current
    wanted.current = null
    setOpen(false)
    action?.()
  }, [])
  const prompt = useMemo(() => ({ isOpen, ask, close, succeed }), [isOpen, ask, close, succeed])
  return <LoginPromptContext value={prompt}>{children}</LoginPromptContext>
}

/** The way to the authentication modal, from anywhere. */
export function useLoginPrompt(): LoginPrompt {
  return use(LoginPromptContext)
}

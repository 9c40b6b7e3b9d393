import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { FailedSignIn, SignInReturn } from './signInReturn.ts'
import type { PendingAction } from './pendingAction.ts'

/** The authentication modal, as the rest of the shop knows it. */
export interface LoginPrompt {
  isOpen: boolean
  /** the action to run after the login; null for none */
  wanted: () => PendingAction | null
  /** the sign-in elsewhere that has failed, which the modal was opened to say; null for none (AUTH-06) */
  failed: FailedSignIn | null
  /**
   * Opens the modal.
   * @param action run once, right after the login (AUTH-12); dropped when the modal is closed
   * @param failed the sign-in elsewhere that has failed; said until the modal is closed
   */
  ask: (wanted?: PendingAction, failed?: FailedSignIn) => void
  /** Closes it without a login and drops the pending action. */
  close: () => void
  /** Closes it after a login. @returns the pending action, once */
  succeed: () => PendingAction | null
  /** What the page's address said of a sign-in elsewhere, once; null for nothing. */
  takeReturn: () => SignInReturn | null
}

const LoginPromptContext = createContext<LoginPrompt>({
  isOpen: false,
  wanted: () => null,
  failed: null,
  ask: () => {},
  close: () => {},
  succeed: () => null,
  takeReturn: () => null,
})

export interface LoginPromptProviderProps {
  /** what the page's address said of a sign-in elsewhere */
  returned?: SignInReturn | null
  children: ReactNode
}

/** Holds whether the authentication modal is open, and the action that runs after the login. */
export function LoginPromptProvider({ returned = null, children }: LoginPromptProviderProps) {
  const [isOpen, setOpen] = useState(false)
  const [failed, setFailed] = useState<FailedSignIn | null>(null)
  const kept = useRef<PendingAction | null>(null)
  const arrival = useRef(returned)
  const ask = useCallback((action?: PendingAction, whose?: FailedSignIn) => {
    kept.current = action ?? null
    if (whose) setFailed(whose)
    setOpen(true)
  }, [])
  const succeed = useCallback(() => {
    const action = kept.current
    kept.current = null
    setFailed(null)
    setOpen(false)
    return action
  }, [])
  const close = useCallback(() => void succeed(), [succeed])
  const takeReturn = useCallback(() => {
    const taken = arrival.current
    arrival.current = null
    return taken
  }, [])
  const wanted = useCallback(() => kept.current, [])
  const prompt = useMemo(
    () => ({ isOpen, wanted, failed, ask, close, succeed, takeReturn }),
    [isOpen, wanted, failed, ask, close, succeed, takeReturn],
  )
  return <LoginPromptContext value={prompt}>{children}</LoginPromptContext>
}

/** Opens and closes the authentication modal, from anywhere. */
export function useLoginPrompt(): LoginPrompt {
  return use(LoginPromptContext)
}

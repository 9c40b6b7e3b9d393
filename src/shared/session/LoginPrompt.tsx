import { createContext, startTransition, useState, type ReactNode } from 'react'
import { createStore, useTransitionedStore, type ReadableStore } from '../state/createStore.ts'
import { useRequired } from '../state/useRequired.ts'
import type { FailedSignIn, SignInReturn } from './signInReturn.ts'
import type { PendingAction } from './pendingAction.ts'

/** Whether the authentication modal is open, and why. */
export interface LoginPromptState {
  isOpen: boolean
  /** the sign-in elsewhere that has failed, which the modal was opened to say; null for none (AUTH-06) */
  failed: FailedSignIn | null
}

/** The authentication modal, as the rest of the shop knows it. */
export interface LoginPrompt {
  state: ReadableStore<LoginPromptState>
  /** the action to run after the login; null for none */
  wanted: () => PendingAction | null
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

const CLOSED: LoginPromptState = { isOpen: false, failed: null }

function createLoginPrompt(returned: SignInReturn | null = null): LoginPrompt {
  const state = createStore(CLOSED)
  let pending: PendingAction | null = null
  let arrival = returned
  const succeed = () => {
    const action = pending
    pending = null
    state.set(CLOSED)
    return action
  }
  return {
    state,
    wanted: () => pending,
    ask(action, failed) {
      pending = action ?? null
      const now = state.get()
      if (now.isOpen && !failed) return
      // In a transition, so that the button is seen pressed first.
      startTransition(() => state.set({ isOpen: true, failed: failed ?? now.failed }))
    },
    close: () => void succeed(),
    succeed,
    takeReturn() {
      const taken = arrival
      arrival = null
      return taken
    },
  }
}

const LoginPromptContext = createContext<LoginPrompt | null>(null)

export interface LoginPromptProviderProps {
  /** what the page's address said of a sign-in elsewhere */
  returned?: SignInReturn | null
  children: ReactNode
}

/** Holds whether the authentication modal is open, and the action that runs after the login. */
export function LoginPromptProvider({ returned = null, children }: LoginPromptProviderProps) {
  const [prompt] = useState(() => createLoginPrompt(returned))
  return <LoginPromptContext value={prompt}>{children}</LoginPromptContext>
}

/** Opens and closes the authentication modal, from anywhere. Always the same functions. */
export function useLoginPrompt(): LoginPrompt {
  return useRequired(LoginPromptContext, 'LoginPromptProvider')
}

/** Whether the authentication modal is open, and why. */
export function useLoginPromptState(): LoginPromptState {
  return useTransitionedStore(useLoginPrompt().state)
}

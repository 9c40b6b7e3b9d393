import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { leavePage } from '#shared/browser/leavePage.ts'
import { saveSignIn, takeSavedSignIn } from '#shared/session/savedSignIn.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import type { FailedSignIn, SignInProvider } from '#shared/session/signInReturn.ts'
import { askProvider, signInAddress } from '../api/askProvider.ts'

/** What went wrong with a sign-in at a provider. */
export interface SocialFailure {
  provider: SignInProvider
  /** null: the shopper is back from the provider without a login */
  error: ApiError | null
}

export interface SocialSignIn {
  /** the provider that was pressed, until the page has been left */
  leaving: SignInProvider | null
  failure: SocialFailure | null
  press: (provider: SignInProvider) => void
  /** Cancels the redirect and clears the error. */
  forget: () => void
}

/**
 * Goes to a provider and back, by the whole page (AUTH-06): only when the shop offers it, so that nothing typed is lost
 * for a refusal. What was wanted waits in this tab meanwhile.
 * @param signal aborted when the form is closed
 * @param typedEmail what is typed as the e-mail address, which waits there, too
 * @param failed the sign-in that the shopper has just come back from
 */
export function useSocialSignIn(
  signal: () => AbortSignal,
  typedEmail: () => string,
  failed: FailedSignIn | null,
): SocialSignIn {
  const api = useApi()
  const { apiBase } = useConfig()
  const { pathname, search } = useLocation()
  const { wanted } = useLoginPrompt()
  const [leaving, setLeaving] = useState<SignInProvider | null>(null)
  const [failure, setFailure] = useState<SocialFailure | null>(null)
  const [said, setSaid] = useState<FailedSignIn | null>(null)
  if (failed !== null && failed !== said) {
    setSaid(failed)
    setFailure({ provider: failed.provider, error: null })
  }
  /** counts the presses: only the answer to the last one counts */
  const turn = useRef(0)

  useEffect(() => {
    // The shopper is back without a result, or never left: the stored sign-in is of no use.
    takeSavedSignIn()
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      takeSavedSignIn()
      setLeaving(null)
    }
    window.addEventListener('pageshow', cameBack)
    return () => window.removeEventListener('pageshow', cameBack)
  }, [])

  const begin = async (provider: SignInProvider) => {
    const mine = (turn.current += 1)
    const given = signal()
    const isOver = () => given.aborted || mine !== turn.current
    setFailure(null)
    setLeaving(provider)
    try {
      await askProvider(api, provider, given)
      if (isOver()) return
      saveSignIn({ wanted: wanted(), top: scrollY, email: typedEmail() })
      leavePage(signInAddress(apiBase, provider, pathname + search))
    } catch (error) {
      if (isOver()) return
      setLeaving(null)
      setFailure({ provider, error: asApiError(error) })
    }
  }

  return {
    leaving,
    failure,
    press(provider) {
      if (leaving === null) void begin(provider)
    },
    forget() {
      turn.current += 1
      setLeaving(null)
      setFailure(null)
    },
  }
}

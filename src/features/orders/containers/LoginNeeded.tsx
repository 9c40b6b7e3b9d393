import { Button, EmptyState } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useEffect, useRef } from 'react'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'

export interface LoginNeededProps {
  /** what the page is called */
  title: string
}

/**
 * What a guest finds in place of orders (ORDER-06). The authentication modal opens once by itself; after the login the
 * orders are here (ROUTE-05).
 */
export function LoginNeeded({ title }: LoginNeededProps) {
  const t = useText()
  const { ask } = useLoginPrompt()
  const hasAsked = useRef(false)
  usePageHead(plainSummary(t, title))

  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    ask()
  }, [ask])

  const login = t('auth.login')
  return (
    <EmptyState
      drawing="parcel"
      title={t('orders.loginNeeded')}
      headingLevel={3}
      action={
        <Button lang={textLanguage(login)} onClick={() => ask()}>
          {login}
        </Button>
      }
    />
  )
}

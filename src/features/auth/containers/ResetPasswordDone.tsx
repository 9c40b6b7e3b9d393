import { Button } from '@dukani/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** How long the message of success stands before the screen is left (ms). */
const LEAVES_AFTER_MS = 2_000

export interface ResetPasswordDoneProps {
  onLeave: () => void
}

/** The success screen: closes after 2 s, or by its button (RESET-03). */
export function ResetPasswordDone({ onLeave }: ResetPasswordDoneProps) {
  const t = useText()
  const home = useRef<HTMLButtonElement>(null)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // The form that had the focus is gone.
    home.current?.focus()
    const timer = setTimeout(() => leave(), LEAVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Button ref={home} size="large" wide onClick={onLeave}>
      {t('reset.toHome')}
    </Button>
  )
}

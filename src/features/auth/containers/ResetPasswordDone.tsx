import { Button } from '@dukani/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** How long the message of success stands before the screen is left (ms). */
const LEAVES_AFTER_MS = 2_000

export interface ResetPasswordDoneProps {
  onLeave: () => void
}

/** The end of it: leaves after 2 s, or when asked to (RESET-03). */
export function ResetPasswordDone({ onLeave }: ResetPasswordDoneProps) {
  const t = useText()
  const home = useRef<HTMLButtonElement>(null)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // The form had focus, and is gone.
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

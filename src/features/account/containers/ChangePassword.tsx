import { changePasswordSchema, type ChangePassword as Passwords } from '@dukani/contracts'
import { FormMessage, ModalSheet } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { firstFocus } from '#shared/forms/firstFocus.ts'
import { useOpenSignal } from '#shared/forms/useOpenSignal.ts'
import { useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { OverlayProps } from '#shared/history/useEntry.ts'
import { useSessionStore } from '#shared/session/SessionStoreContext.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { changePassword } from '../api/changePassword.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** How long the message of success stands before the modal closes (ms). */
const CLOSES_AFTER_MS = 1_500

/** The modal to change the password (PROF-09). */
export function ChangePassword({ open, onClose }: OverlayProps) {
  const t = useText()
  const api = useApi()
  const session = useSessionStore()
  const { show } = useToasts()
  const [initialFocus] = useState(firstFocus)
  const [done, setDone] = useState<string | null>(null)
  const signal = useOpenSignal(open)
  const form = useForm<Passwords>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { old_password: '', new_password: '' },
  })
  // Never aborted: the server may have changed the password already, and its answer has the new tokens.
  const sending = useSubmit(form, signal, async (passwords, given) => {
    const message = (await changePassword(api, session, passwords)) ?? t('password.changed')
    setDone(message)
    if (given.aborted) show({ type: 'success', message })
  })

  const close = useEffectEvent(onClose)
  const isOver = open && done !== null
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOver])

  const title = t('password.title')
  return (
    <ModalSheet
      open={open}
      onClose={onClose}
      width="small"
      title={<span lang={textLanguage(title)}>{title}</span>}
      closeLabel={t('shell.close')}
      initialFocus={initialFocus}
    >
      {/* A live region is announced only when it exists before its text. */}
      <FormMessage tone="success">{done}</FormMessage>
      {done === null && <ChangePasswordForm form={form} sending={sending} onCancel={onClose} />}
    </ModalSheet>
  )
}

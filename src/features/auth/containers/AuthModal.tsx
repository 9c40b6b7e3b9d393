import { ModalSheet, Tabs } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useState } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useOpenSignal } from '#shared/forms/useOpenSignal.ts'
import { useSending } from '#shared/forms/useSending.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useSession } from '#shared/session/session.ts'
import { registerAccount } from '../api/registerAccount.ts'
import { requestPasswordReset } from '../api/requestPasswordReset.ts'
import { registration } from '../model/registerForm.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useAuthForms } from './useAuthForms.ts'

export interface AuthModalProps {
  /** Turning it to false lets the modal leave with its motion. A login closes it from outside: see AuthOverlay. */
  open: boolean
  /** An outside click, Escape or the close button (AUTH-01). */
  onClose: () => void
}

interface View {
  name: 'login' | 'register' | 'forgot'
  /** of the login: what gets focus when it appears */
  focus?: LoginFormProps['focus']
}

/**
 * Login, registration and the forgotten password (AUTH-01 to AUTH-05). It lives for one visit: a next one begins with
 * a new modal, at the login, with nothing filled in.
 */
export function AuthModal({ open, onClose }: AuthModalProps) {
  const t = useText()
  const api = useApi()
  const session = useSession()
  const [view, setView] = useState<View>({ name: 'login' })
  const [notice, setNotice] = useState<string | null>(null)
  const [initialFocus] = useState(firstFocus)
  const forms = useAuthForms()
  const signal = useOpenSignal(open)

  const login = useSending(forms.login, signal, async (credentials) => {
    setNotice(null)
    await session.login(credentials)
  })
  const register = useSending(forms.register, signal, async (values, given) => {
    const detail = await registerAccount(api, registration(values), given)
    forms.register.reset()
    login.forget()
    forms.login.reset({ email: values.email.trim(), password: '' })
    setNotice(detail ?? t('auth.registered'))
    setView({ name: 'login', focus: 'password' })
  })
  const forgot = useSending(forms.forgot, signal, (values, given) => requestPasswordReset(api, values, given))

  const openForgot = () => {
    forgot.forget()
    forms.forgot.reset({ email: forms.login.getValues('email') })
    setView({ name: 'forgot' })
  }

  const title = t(view.name === 'forgot' ? 'auth.forgot' : 'auth.title')
  return (
    <ModalSheet
      open={open}
      onClose={onClose}
      width="small"
      title={<span lang={textLanguage(title)}>{title}</span>}
      closeLabel={t('shell.close')}
      initialFocus={initialFocus}
    >
      {view.name === 'forgot' ? (
        <ForgotForm
          form={forms.forgot}
          sending={forgot}
          onBack={() => setView({ name: 'login', focus: 'email' })}
        />
      ) : (
        <Tabs
          label={t('auth.title')}
          tabs={[
            { id: 'login', label: t('auth.login') },
            { id: 'register', label: t('auth.signUp') },
          ]}
          value={view.name}
          onChange={(name) => setView({ name })}
        >
          {view.name === 'register' ? (
            <RegisterForm form={forms.register} sending={register} />
          ) : (
            <LoginForm
              form={forms.login}
              sending={login}
              notice={notice}
              focus={view.focus}
              onForgot={openForgot}
            />
          )}
        </Tabs>
      )}
    </ModalSheet>
  )
}

/** On a touch screen the title: a keyboard that jumps up would hide half of what there is to choose. */
function firstFocus(): 'title' | 'field' {
  return matchMedia('(pointer: coarse)').matches ? 'title' : 'field'
}

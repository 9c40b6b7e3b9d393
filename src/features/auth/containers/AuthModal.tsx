import { ModalSheet, Stack, Tabs, Text } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useState } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { firstFocus } from '#shared/forms/firstFocus.ts'
import { useOpenSignal } from '#shared/forms/useOpenSignal.ts'
import { useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import type { FailedSignIn, SignInProvider } from '#shared/session/signInReturn.ts'
import { useSession } from '#shared/session/session.ts'
import { registerAccount } from '../api/registerAccount.ts'
import { requestPasswordReset } from '../api/requestPasswordReset.ts'
import { registration } from '../model/registerForm.ts'
import { socialText } from '../model/socialText.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { useAuthForms } from './useAuthForms.ts'
import { useSocialSignIn } from './useSocialSignIn.ts'

export interface AuthModalProps {
  /** `false` plays the closing transition. A login closes it from outside: see AuthOverlay. */
  open: boolean
  /** An outside click, Escape or the close button (AUTH-01). */
  onClose: () => void
  /** The sign-in that the shopper has just come back from without a login (AUTH-06). */
  failed?: FailedSignIn | null
}

interface View {
  name: 'login' | 'register' | 'forgot'
  /** of the login: what gets focus when it appears */
  focus?: LoginFormProps['focus']
}

/**
 * Login, registration, the forgotten password and sign-in elsewhere (AUTH-01 to AUTH-06). It lives for one visit: a next one begins with
 * a new modal, at the login, with nothing filled in.
 */
export function AuthModal({ open, onClose, failed = null }: AuthModalProps) {
  const t = useText()
  const api = useApi()
  const session = useSession()
  const [view, setView] = useState<View>({ name: 'login' })
  const [notice, setNotice] = useState<string | null>(null)
  const [initialFocus] = useState(firstFocus)
  const { wanted } = useLoginPrompt()
  const [isForSaving] = useState(() => wanted()?.type === 'save')
  const forms = useAuthForms(failed?.email ?? '')
  const signal = useOpenSignal(open)
  const typedEmail = () =>
    view.name === 'register' ? forms.register.getValues('email') : forms.login.getValues('email')
  const social = useSocialSignIn(signal, typedEmail, failed)

  const login = useSubmit(forms.login, signal, async (credentials, given) => {
    social.forget()
    setNotice(null)
    await session.login(credentials, given)
  })
  const register = useSubmit(forms.register, signal, async (values, given) => {
    social.forget()
    const detail = await registerAccount(api, registration(values), given)
    forms.register.reset()
    login.forget()
    forms.login.reset({ email: values.email.trim(), password: '' })
    setNotice(detail ?? t('auth.registered'))
    setView({ name: 'login', focus: 'password' })
  })
  const forgot = useSubmit(forms.forgot, signal, (values, given) => requestPasswordReset(api, values, given))

  const goTo = (provider: SignInProvider) => {
    if (login.isSending || register.isSending) return
    login.forget()
    register.forget()
    social.press(provider)
  }

  const openForgot = () => {
    social.forget()
    forgot.forget()
    forms.forgot.reset({ email: forms.login.getValues('email') })
    setView({ name: 'forgot' })
  }

  const problem = social.failure && socialText(social.failure.provider, social.failure.error, t)
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
        <Stack gap={isForSaving ? 16 : 0}>
          {isForSaving && (
            <Text size={14} tone="muted">
              {t('wishlist.loginNeeded')} {t('wishlist.savedAfterLogin')}
            </Text>
          )}
          <Tabs
            label={t('auth.title')}
            tabs={[
              { id: 'login', label: t('auth.login') },
              { id: 'register', label: t('auth.signUp') },
            ]}
            value={view.name}
            onChange={(name) => setView({ name })}
          >
            <Stack gap={16}>
              {view.name === 'register' ? (
                <RegisterForm form={forms.register} sending={register} problem={problem} />
              ) : (
                <LoginForm
                  form={forms.login}
                  sending={login}
                  problem={problem}
                  notice={notice}
                  focus={view.focus}
                  onForgot={openForgot}
                />
              )}
              <SocialButtons leaving={social.leaving} onPress={goTo} />
            </Stack>
          </Tabs>
        </Stack>
      )}
    </ModalSheet>
  )
}

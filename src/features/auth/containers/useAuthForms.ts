import { forgotPasswordSchema, loginSchema, type ForgotPassword, type Login } from '@dukani/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { EMPTY_REGISTRATION, resolveRegistration, type RegisterForm } from '../model/registerForm.ts'

export interface AuthForms {
  login: UseFormReturn<Login>
  register: UseFormReturn<RegisterForm>
  forgot: UseFormReturn<ForgotPassword>
}

/**
 * The three forms of the modal, above its views: what was typed in one is there when one comes back to it. The
 * registration is validated when a field is left and then live; the others, with nothing to get wrong but emptiness,
 * when they are sent.
 * @param email the address that was typed before the page was left; it gives way to what is typed since
 */
export function useAuthForms(email: string): AuthForms {
  const login = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const register = useForm<RegisterForm>({
    mode: 'onTouched',
    resolver: resolveRegistration,
    defaultValues: EMPTY_REGISTRATION,
  })
  const forgot = useForm<ForgotPassword>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  })
  useEffect(() => {
    if (email === '') return
    if (login.getValues('email') === '') login.setValue('email', email)
    if (register.getValues('email') === '') register.setValue('email', email)
  }, [email, login, register])
  return { login, register, forgot }
}

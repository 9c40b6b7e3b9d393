import { forgotPasswordSchema, loginSchema, type ForgotPassword, type Login } from '@dukani/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
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
 */
export function useAuthForms(): AuthForms {
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
  return { login, register, forgot }
}

import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { fieldText } from '#shared/forms/fieldText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { PASSWORDS_DIFFER } from '../model/registerForm.ts'

/** The props of a form's fields, all of which are required (AUTH-03 to AUTH-05). */
export function useFields<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const t = useText()
  const { formState } = form
  const own = { [PASSWORDS_DIFFER]: t('auth.passwordsDiffer') }
  return (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...form.register(name, options),
    required: true,
    requirement: t('field.requiredMark'),
    error: fieldText(form.getFieldState(name, formState).error, t, own),
  })
}

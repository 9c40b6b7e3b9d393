import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { fieldText } from '../model/fieldText.ts'

/** The props of a form's fields, all of which are required (AUTH-03 to AUTH-05). */
export function useFields<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const t = useText()
  const { formState } = form
  return (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...form.register(name, options),
    required: true,
    requirement: t('field.requiredMark'),
    error: fieldText(form.getFieldState(name, formState).error, t),
  })
}

import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { useText } from '../language/LanguageProvider.tsx'
import { fieldText } from './fieldText.ts'

/**
 * The props of a form's fields, all of which are required (AUTH-03 to AUTH-05, RESET-02, PROF-09).
 * @param own sentences of the form's own rules, by error message
 */
export function useFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  own: Readonly<Record<string, string>> = {},
) {
  const t = useText()
  const { formState } = form
  return (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...form.register(name, options),
    required: true,
    requirement: t('field.requiredMark'),
    error: fieldText(form.getFieldState(name, formState).error, t, own),
  })
}

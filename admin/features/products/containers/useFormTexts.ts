import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { FormProblems } from '../model/formEdit.ts'

/** The sentence below a field; undefined where nothing is wrong with it. */
export type FieldTextOf = (field: string) => string | undefined

/** The sentences of a form's problems. */
export function useFormTexts(problems: FormProblems): FieldTextOf {
  const t = useAdminText()
  const shop = useText()
  return (field) => {
    const problem = problems[field]
    if (problem === undefined) return undefined
    if (problem === 'wholeNumber') return t('admin.products.wholeNumber')
    return problem === 'barcode' ? t('admin.product.barcodeWrong') : shop(`field.${problem}`)
  }
}

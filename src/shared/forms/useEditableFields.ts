import { fieldRule } from '@dukani/contracts'
import type { EditableFieldProps } from '@dukani/design-system'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useText } from '../language/LanguageProvider.tsx'

export interface EditableFieldsOptions<Field extends string> {
  /** what is kept */
  values: Readonly<Record<Field, string>>
  /** the contract's schema of a change of any of the fields */
  schema: { safeParse: (change: unknown) => { error?: { issues: readonly { message: string }[] } } }
  /** Saves a field. @returns null when it is saved, else the sentence why not */
  onSave: (field: Field, text: string) => Promise<string | null>
}

type Editable<Field extends string> = EditableFieldProps & { name: Field }

/** Fields that are edited in place (PROF-02, PROF-04). @returns a function that makes the props of one */
export function useEditableFields<Field extends string>({
  values,
  schema,
  onSave,
}: EditableFieldsOptions<Field>) {
  const t = useText()
  return (name: Field, label: string, autoComplete: HTMLInputAutoCompleteAttribute): Editable<Field> => {
    const value = values[name]
    return {
      label,
      value,
      autoComplete,
      name,
      labels: {
        edit: t('profile.editField', { label, value: value || t('profile.noValue') }),
        empty: t('profile.noValue'),
        saving: t('profile.saving'),
        saved: t('profile.saved'),
        hint: t('profile.editHint'),
      },
      onSave: (text) => onSave(name, text),
      validate(text) {
        const issue = schema.safeParse({ [name]: text }).error?.issues[0]
        return issue === undefined ? null : t(`field.${fieldRule(issue.message)}`)
      },
    }
  }
}

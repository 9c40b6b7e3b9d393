import { settingFormSchemas, type Setting, type SettingForm, type SettingKey } from '@dukani/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { deleteDraft, saveDraft, savedDraft } from '#shared/forms/savedDraft.ts'
import { useCustomerId } from '#shared/session/session.ts'
import { differentFields, formOf } from '../model/settingForm.ts'

export interface SettingFormState {
  form: UseFormReturn<SettingForm>
  /** what is in the fields */
  typed: SettingForm
  /** the fields that differ from what another person has saved since; empty without a conflict */
  conflicts: readonly string[]
  /** Ends a conflict: the typed values stay, or the saved ones are taken. */
  settle: (by: 'mine' | 'theirs') => void
  /** Shows a setting as it is saved now. */
  show: (setting: Setting<SettingKey>) => void
}

/**
 * The form of a setting. Typed values survive a reload and changes by others. If nothing is typed, changes by others are shown.
 * @param setting as it was read last
 */
export function useSettingForm(key: SettingKey, setting: Setting<SettingKey>): SettingFormState {
  const account = String(useCustomerId())
  const draft = `setting.${key}`
  const saved = formOf(key, setting)
  const form = useForm<SettingForm>({
    resolver: zodResolver(settingFormSchemas[key]),
    defaultValues: saved,
  })
  const { reset, setValue, getValues } = form
  const { isDirty } = form.formState
  const typed = { ...saved, ...useWatch({ control: form.control }) } as SettingForm
  // Its `version` is the version that the typed values change.
  const isOlder = typed['version'] !== saved['version']
  const differences = differentFields(key, typed, saved)
  // If another person has saved exactly the typed values, there is nothing to choose.
  const isSame = isOlder && differences.length === 0

  function put(values: Partial<SettingForm>): void {
    for (const [name, value = ''] of Object.entries(values)) setValue(name, value, { shouldDirty: true })
  }
  const restore = useEffectEvent(() => put(savedDraft(draft, account, Object.keys(saved))))
  useEffect(() => restore(), [])

  useEffect(() => {
    if (isDirty && !isSame) saveDraft(draft, account, typed)
    else {
      deleteDraft(draft)
      if (isOlder) reset(saved)
    }
  })

  return {
    form,
    typed,
    conflicts: isDirty && isOlder ? differences : [],
    settle(by) {
      const mine = getValues()
      reset(saved)
      if (by === 'mine') put({ ...mine, version: saved['version'] ?? '' })
    },
    show: (next) => reset(formOf(key, next)),
  }
}

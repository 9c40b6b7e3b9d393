import { SETTING_RULES, type SettingForm, type SettingKey } from '@dukani/contracts'
import { TextArea, TextField } from '@dukani/design-system'
import { useController, type UseFormReturn } from 'react-hook-form'
import { fieldText } from '#shared/forms/fieldText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { SETTING_FIELDS, type SettingField } from '#admin/shared/settingFields.ts'

export interface SettingFieldsProps {
  settingKey: SettingKey
  form: UseFormReturn<SettingForm>
}

/** The fields of a setting. */
export function SettingFields({ settingKey, form }: SettingFieldsProps) {
  return SETTING_FIELDS[settingKey].map((field) => <Field key={field.name} field={field} form={form} />)
}

function Field({ field, form }: { field: SettingField; form: UseFormReturn<SettingForm> }) {
  const t = useAdminText()
  const shop = useText()
  const { name, label, hint, limit, isLong, isOptional, type = 'text', inputMode } = field
  const { field: input, fieldState } = useController({ control: form.control, name, defaultValue: '' })
  const own = Object.fromEntries(SETTING_RULES.map((rule) => [rule, t(`admin.settings.rule.${rule}`)]))
  const shared = {
    ...input,
    label: t(label),
    hint: hint && t(hint),
    required: isOptional !== true,
    requirement: isOptional === true ? undefined : shop('field.requiredMark'),
    error: fieldText(fieldState.error, shop, own),
    readOnly: form.formState.isSubmitting,
    autoComplete: 'off',
  }
  if (isLong === true) return <TextArea {...shared} limit={limit} />
  return <TextField {...shared} type={type} inputMode={inputMode} maxLength={limit} />
}

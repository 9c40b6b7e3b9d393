import type { SettingForm, SettingKey } from '@dukani/contracts'
import { ConflictChoice, type Settled } from '#admin/shared/ConflictChoice.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { SETTING_FIELDS } from '#admin/shared/settingFields.ts'

export interface SettingConflictProps {
  settingKey: SettingKey
  /** the fields that differ */
  conflicts: readonly string[]
  saved: SettingForm
  typed: SettingForm
  onSettle: (by: Settled) => void
}

/** A setting that another owner has saved meanwhile: both values of each field that differs, and a choice. */
export function SettingConflict({ settingKey, conflicts, saved, typed, onSettle }: SettingConflictProps) {
  const t = useAdminText()
  return (
    <ConflictChoice
      title={t('admin.settings.conflict')}
      level={3}
      differences={SETTING_FIELDS[settingKey]
        .filter(({ name }) => conflicts.includes(name))
        .map(({ name, label }) => ({
          ...{ name, label: t(label) },
          ...{ theirs: saved[name] ?? '', mine: typed[name] ?? '' },
        }))}
      onSettle={onSettle}
    />
  )
}

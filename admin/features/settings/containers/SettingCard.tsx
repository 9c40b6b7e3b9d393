import type { Setting, SettingKey } from '@dukani/contracts'
import { Button, StatusChip, Stack, Text } from '@dukani/design-system'
import { useEffect, useEffectEvent } from 'react'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { FormCard } from '#admin/shared/FormCard.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { changeSetting, resetSetting } from '../api/settings.ts'
import { SETTING_FIELDS } from '#admin/shared/settingFields.ts'
import { formOf, isOver, isUnreadable, valueOf } from '../model/settingForm.ts'
import { SettingConflict } from './SettingConflict.tsx'
import { SettingFields } from './SettingFields.tsx'
import { useSettingForm } from './useSettingForm.ts'

export interface SettingCardProps {
  settingKey: SettingKey
  setting: Setting<SettingKey>
  onSaved: (setting: Setting<SettingKey>) => void
  /** called when another person has changed it; read it again */
  onConflict: () => void
}

const CONFLICT = 409

/** One setting: its fields, whether it has the default value, and a button that restores the default. */
export function SettingCard({ settingKey: key, setting, onSaved, onConflict }: SettingCardProps) {
  const t = useAdminText()
  const client = useApi()
  const toasts = useToasts()
  const { form, typed, conflicts, settle, show } = useSettingForm(key, setting)
  const title = t(`admin.settings.${key}`)
  const accept = (saved: Setting<SettingKey>) => {
    show(saved)
    onSaved(saved)
  }
  const submission = useSubmit(form, neverAborted, async (values) => {
    try {
      const version = Number(form.getValues('version'))
      accept(await changeSetting(client, key, { ...valueOf(key, values), version }))
    } catch (error) {
      if (asApiError(error).status === CONFLICT) onConflict()
      throw error
    }
    toasts.show({ type: 'success', message: t('admin.saved') })
  })
  // After a conflict the saved values may equal the typed ones.
  const isSettled = submission.failure?.status === CONFLICT && !form.formState.isDirty
  const forget = useEffectEvent(submission.forget)
  useEffect(() => {
    if (isSettled) forget()
  }, [isSettled])
  const { ask, question } = useAskedChange<Setting<SettingKey>>(async ({ version }) => {
    accept(await resetSetting(client, key, version))
    submission.forget()
  }, onConflict)
  const end = (by: 'mine' | 'theirs') => {
    settle(by)
    submission.forget()
  }
  return (
    <>
      <FormCard
        title={title}
        submission={submission}
        fields={SETTING_FIELDS[key].map(({ name }) => name)}
        submitLabel={t('admin.settings.save', { name: title })}
      >
        <Stack direction="row" justify="between" align="center" gap={8} wrap>
          <SettingState settingKey={key} setting={setting} />
          {setting.changed && (
            <Button variant="text" icon="undo" onClick={() => ask(setting)}>
              {t(key === 'notice' ? 'admin.settings.takeAway' : 'admin.settings.reset')}
            </Button>
          )}
        </Stack>
        <Text size={14} tone="muted">
          {t(`admin.settings.${key}Text`)}
        </Text>
        {isUnreadable(setting) && (
          <Text tone="error">
            {t(key === 'notice' ? 'admin.settings.unreadableNotice' : 'admin.settings.unreadable')}
          </Text>
        )}
        <SettingConflict
          settingKey={key}
          conflicts={conflicts}
          saved={formOf(key, setting)}
          typed={typed}
          onSettle={end}
        />
        <SettingFields settingKey={key} form={form} />
      </FormCard>
      <ConfirmDialog
        {...question}
        title={() =>
          t(key === 'notice' ? 'admin.settings.takeAwayAsk' : 'admin.settings.resetAsk', { name: title })
        }
        yes={() => t(key === 'notice' ? 'admin.settings.takeAway' : 'admin.settings.reset')}
      >
        {(asked) => (
          <Text tone="muted" lines={8}>
            {defaultText(asked) || t('admin.settings.resetToNothing')}
          </Text>
        )}
      </ConfirmDialog>
    </>
  )
}

function SettingState({ settingKey, setting }: Pick<SettingCardProps, 'settingKey' | 'setting'>) {
  const t = useAdminText()
  if (isUnreadable(setting)) return <StatusChip tone="red">{t('admin.settings.notReadable')}</StatusChip>
  if (settingKey === 'notice') {
    if (!setting.changed) return <StatusChip tone="neutral">{t('admin.settings.notShown')}</StatusChip>
    return isOver(setting.value, new Date()) ? (
      <StatusChip tone="yellow">{t('admin.settings.over')}</StatusChip>
    ) : (
      <StatusChip tone="green">{t('admin.settings.shown')}</StatusChip>
    )
  }
  return setting.changed ? (
    <StatusChip tone="blue">{t('admin.settings.changed')}</StatusChip>
  ) : (
    <StatusChip tone="neutral">{t('admin.settings.default')}</StatusChip>
  )
}

/** The default in words. */
function defaultText({ default: standard }: Setting<SettingKey>): string {
  return Object.values(standard ?? {})
    .filter(Boolean)
    .join(', ')
}

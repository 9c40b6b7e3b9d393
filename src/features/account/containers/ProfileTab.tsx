import type { User } from '@dukani/contracts'
import { DetailField, EditableField, FormMessage, Stack } from '@dukani/design-system'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { brokenRule, PROFILE_FIELDS, type ProfileField } from '../model/profileFields.ts'
import { useFieldSaving } from './useFieldSaving.ts'

export interface ProfileTabProps {
  user: User
  /** whether the customer sees it */
  shown: boolean
}

/** What a customer has said of themselves, each field edited where it stands; all but the e-mail (PROF-02). */
export function ProfileTab({ user, shown }: ProfileTabProps) {
  const t = useText()
  const save = useFieldSaving(user, shown)
  const isIncomplete = PROFILE_FIELDS.some((name) => user[name] === '')

  const field = (name: ProfileField, label: string, autoComplete: HTMLInputAutoCompleteAttribute) => {
    const value = user[name]
    return {
      label,
      value,
      autoComplete,
      name,
      required: true,
      requirement: t('field.requiredMark'),
      labels: {
        edit: t('profile.editField', { label, value: value || t('profile.noValue') }),
        empty: t('profile.noValue'),
        saving: t('profile.saving'),
        saved: t('profile.saved'),
        hint: t('profile.editHint'),
      },
      onSave: (text: string) => save(name, text),
      validate(text: string) {
        const rule = brokenRule(name, text)
        return rule === null ? null : t(`field.${rule}`)
      },
    }
  }

  return (
    <Stack gap={isIncomplete ? 16 : 0}>
      <FormMessage tone="warning">{isIncomplete ? t('profile.incomplete') : null}</FormMessage>
      <Stack gap={16}>
        <EditableField {...field('first_name', t('profile.firstName'), 'given-name')} />
        <EditableField {...field('last_name', t('profile.lastName'), 'family-name')} />
        <DetailField
          label={t('profile.email')}
          value={user.email}
          empty={t('profile.noValue')}
          hint={t('profile.readOnly')}
        />
        <EditableField {...field('idnumber', t('profile.idnumber'), 'off')} inputMode="numeric" />
        <EditableField {...field('phone_number', t('profile.phone'), 'tel')} type="tel" />
      </Stack>
    </Stack>
  )
}

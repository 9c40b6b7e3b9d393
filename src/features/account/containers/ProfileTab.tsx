import { profileChangeSchema, type User } from '@dukani/contracts'
import { DetailField, EditableField, FormMessage, Grid, Stack } from '@dukani/design-system'
import { useEditableFields } from '#shared/forms/useEditableFields.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { PROFILE_FIELDS } from '../model/profileFields.ts'
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

  const editable = useEditableFields({ values: user, schema: profileChangeSchema, onSave: save })
  const field = (...args: Parameters<typeof editable>) => ({
    ...editable(...args),
    required: true,
    requirement: t('field.requiredMark'),
  })

  return (
    <Stack gap={isIncomplete ? 16 : 0}>
      <FormMessage tone="warning">{isIncomplete ? t('profile.incomplete') : null}</FormMessage>
      <Grid columns={{ xs: 1, md: 2 }} gap={16} align="start">
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
      </Grid>
    </Stack>
  )
}

import { grantRoleSchema, staffMemberSchema, STAFF_ROLES, type GrantRole } from '@dukani/contracts'
import { SegmentedControl, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { FormCard } from '#admin/shared/FormCard.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** Gives a customer a role. @param onGranted called after it was given */
export function GrantForm({ onGranted }: { onGranted: () => void }) {
  const t = useAdminText()
  const client = useApi()
  const toasts = useToasts()
  const form = useForm<GrantRole>({
    resolver: zodResolver(grantRoleSchema),
    defaultValues: { email: '', role: 'manager' },
  })
  const field = useFields(form)
  const submission = useSubmit(form, neverAborted, async (body) => {
    const { email, role } = await client.request({
      path: '/v1/admin/staff/',
      method: 'PUT',
      body,
      read: (raw) => staffMemberSchema.parse(raw),
    })
    toasts.show({
      type: 'success',
      message: t('admin.staff.granted', { email, role: t(`admin.role.${role}`) }),
    })
    form.reset()
    onGranted()
  })
  return (
    <FormCard
      title={t('admin.staff.grant')}
      submission={submission}
      fields={Object.keys(form.getValues())}
      submitLabel={t('admin.staff.grant')}
    >
      <TextField
        {...field('email')}
        label={t('admin.staff.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Controller
        control={form.control}
        name="role"
        render={({ field: { value, onChange } }) => (
          <SegmentedControl
            legend={t('admin.staff.role')}
            segments={STAFF_ROLES.map((role) => ({ value: role, label: t(`admin.role.${role}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </FormCard>
  )
}

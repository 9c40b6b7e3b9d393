import { grantRoleSchema, staffMemberSchema, STAFF_ROLES, type GrantRole } from '@dukani/contracts'
import { Box, Heading, SegmentedControl, Stack, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** Gives a customer a role. @param onGranted called after it was given */
export function GrantForm({ onGranted }: { onGranted: () => void }) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const toasts = useToasts()
  const form = useForm<GrantRole>({
    resolver: zodResolver(grantRoleSchema),
    defaultValues: { email: '', role: 'manager' },
  })
  const field = useFields(form)
  const { submit, isSending, failure } = useSubmit(form, neverAborted, async (body) => {
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
  // An error of a field stands below the field.
  const problem = failure === null || failure.status === 400 ? null : failure
  return (
    <Box as="section" padding={16} radius="card" ground="surface" outlined>
      <form noValidate method="post" onSubmit={submit}>
        <Stack gap={16}>
          <Heading level={2} size={18}>
            {t('admin.staff.grant')}
          </Heading>
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
          <SubmitBar
            label={t('admin.staff.grant')}
            pending={isSending}
            error={problem && errorText(problem, shop, t('admin.changeFailed'))}
          />
        </Stack>
      </form>
    </Box>
  )
}

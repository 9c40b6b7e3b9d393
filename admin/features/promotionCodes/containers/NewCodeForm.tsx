import { promotionCodeFormSchema, promotionCodeSchema, type PromotionCodeForm } from '@dukani/contracts'
import { TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { DiscountFields } from '#admin/shared/DiscountFields.tsx'
import { FormCard } from '#admin/shared/FormCard.tsx'
import { optionalField } from '#admin/shared/optionalField.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { EMPTY_CODE, newCode } from '../model/codeForm.ts'

/** What limits a code; an empty field sets no limit. */
const LIMITS = [
  { name: 'min_total', label: 'admin.codes.minimum', inputMode: 'decimal' },
  { name: 'max_uses', label: 'admin.codes.maxUses', inputMode: 'numeric' },
  { name: 'per_customer', label: 'admin.codes.perCustomer', inputMode: 'numeric' },
] as const

/** Creates a promotion code. @param onCreated called after it was created */
export function NewCodeForm({ onCreated }: { onCreated: () => void }) {
  const t = useAdminText()
  const client = useApi()
  const toasts = useToasts()
  const form = useForm<PromotionCodeForm>({
    resolver: zodResolver(promotionCodeFormSchema),
    defaultValues: EMPTY_CODE,
  })
  const field = useFields(form)
  const submission = useSubmit(form, neverAborted, async (values) => {
    const { code } = await client.request({
      path: '/v1/admin/promotion-codes/',
      method: 'POST',
      body: newCode(values),
      read: (raw) => promotionCodeSchema.parse(raw),
    })
    toasts.show({ type: 'success', message: t('admin.codes.created', { code }) })
    form.reset()
    onCreated()
  })
  return (
    <FormCard
      title={t('admin.codes.new')}
      submission={submission}
      fields={Object.keys(EMPTY_CODE)}
      submitLabel={t('admin.codes.create')}
    >
      <TextField
        {...field('code')}
        label={t('admin.codes.code')}
        hint={t('admin.codes.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
      <FormProvider {...form}>
        <DiscountFields columns={2}>
          {LIMITS.map(({ name, label, inputMode }) => (
            <TextField
              key={name}
              {...optionalField(field(name))}
              label={t(label)}
              inputMode={inputMode}
              autoComplete="off"
            />
          ))}
          <TextField {...optionalField(field('starts_at'))} label={t('admin.codes.startsAt')} type="date" />
          <TextField {...optionalField(field('ends_at'))} label={t('admin.codes.endsAt')} type="date" />
        </DiscountFields>
      </FormProvider>
    </FormCard>
  )
}

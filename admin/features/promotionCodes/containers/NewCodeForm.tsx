import {
  DISCOUNT_KINDS,
  promotionCodeFormSchema,
  promotionCodeSchema,
  type PromotionCodeForm,
} from '@dukani/contracts'
import { Box, Grid, Heading, SegmentedControl, Stack, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { EMPTY_CODE, newCode } from '../model/codeForm.ts'

/** Creates a promotion code. @param onCreated called after it was created */
export function NewCodeForm({ onCreated }: { onCreated: () => void }) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const toasts = useToasts()
  const form = useForm<PromotionCodeForm>({
    resolver: zodResolver(promotionCodeFormSchema),
    defaultValues: EMPTY_CODE,
  })
  const field = useFields(form)
  const optional = (name: keyof PromotionCodeForm) => ({
    ...field(name),
    required: false,
    requirement: undefined,
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { submit, isSending, failure } = useSubmit(form, neverAborted, async (values) => {
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
  // An error of a field stands below the field.
  const problem = failure === null || failure.status === 400 ? null : failure
  return (
    <Box as="section" padding={16} radius="card" ground="surface" outlined>
      <form noValidate method="post" onSubmit={submit}>
        <Stack gap={16}>
          <Heading level={2} size={18}>
            {t('admin.codes.new')}
          </Heading>
          <TextField
            {...field('code')}
            label={t('admin.codes.code')}
            hint={t('admin.codes.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
          />
          <Controller
            control={form.control}
            name="kind"
            render={({ field: { value, onChange } }) => (
              <SegmentedControl
                legend={t('admin.codes.discount')}
                segments={DISCOUNT_KINDS.map((each) => ({ value: each, label: t(`admin.codes.${each}`) }))}
                value={value}
                onChange={onChange}
              />
            )}
          />
          <Grid columns={{ xs: 1, sm: 2 }} gap={16}>
            <TextField
              key={kind}
              {...field(kind)}
              label={t(kind === 'percent' ? 'admin.codes.percentLabel' : 'admin.codes.amountLabel')}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              {...optional('min_total')}
              label={t('admin.codes.minimum')}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              {...optional('max_uses')}
              label={t('admin.codes.maxUses')}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              {...optional('per_customer')}
              label={t('admin.codes.perCustomer')}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField {...optional('starts_at')} label={t('admin.codes.startsAt')} type="date" />
            <TextField {...optional('ends_at')} label={t('admin.codes.endsAt')} type="date" />
          </Grid>
          <SubmitBar
            label={t('admin.codes.create')}
            pending={isSending}
            error={problem && errorText(problem, shop, t('admin.changeFailed'))}
          />
        </Stack>
      </form>
    </Box>
  )
}

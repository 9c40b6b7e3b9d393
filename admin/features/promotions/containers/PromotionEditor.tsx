import {
  DISCOUNT_KINDS,
  promotionFormSchema,
  type Promotion,
  type PromotionForm,
  type PromotionPreview as Preview,
} from '@dukani/contracts'
import { Button, Grid, SegmentedControl, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { FormCard } from '#admin/shared/FormCard.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { FROM_SERVER } from '#shared/forms/fieldText.ts'
import { useFields } from '#shared/forms/useFields.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { randomText } from '#shared/browser/randomText.ts'
import { changePromotion, createPromotion, previewPromotion } from '../api/promotions.ts'
import { EMPTY_PROMOTION, formOf, promotionOf } from '../model/promotionForm.ts'
import { PromotionPreview } from './PromotionPreview.tsx'
import { TargetFields } from './TargetFields.tsx'

export interface PromotionEditorProps {
  /** null: a new one */
  promotion: Promotion | null
  /** called after it was saved */
  onSaved: () => void
  /** called when it was changed by another person; read it again */
  onConflict: () => void
  onCancel: () => void
}

const CONFLICT = 409

/** Creates or changes a promotion. Its button first shows what it would do; it saves what was shown. */
export function PromotionEditor({ promotion, onSaved, onConflict, onCancel }: PromotionEditorProps) {
  const t = useAdminText()
  const client = useApi()
  const toasts = useToasts()
  const form = useForm<PromotionForm>({
    resolver: zodResolver(promotionFormSchema),
    defaultValues: promotion === null ? EMPTY_PROMOTION : formOf(promotion),
  })
  const field = useFields(form)
  const values = useWatch({ control: form.control })
  const [shown, setShown] = useState<{ of: string; preview: Preview; key: string } | null>(null)
  const cutOf = ({ kind, percent, amount, categories, products }: typeof values) =>
    JSON.stringify([kind, kind === 'percent' ? percent?.trim() : amount?.trim(), categories, products])
  const current = shown?.of === cutOf(values) ? shown : null
  const hasBegun = promotion?.state === 'running'
  const submission = useSubmit(form, neverAborted, async (sent) => {
    const { name, starts_at, ends_at, ...cut } = promotionOf(sent)
    if (shown?.of !== cutOf(sent)) {
      setShown({ of: cutOf(sent), preview: await previewPromotion(client, cut), key: randomText() })
      return
    }
    const days = hasBegun ? { ends_at } : { starts_at, ends_at }
    if (promotion === null) await createPromotion(client, { name, starts_at, ends_at, ...cut }, shown.key)
    else
      await changePromotion(client, promotion.id, {
        ...{ version: promotion.version, name, ...days, ...cut },
      }).catch((error: unknown) => {
        if (asApiError(error).status === CONFLICT) onConflict()
        throw error
      })
    toasts.show({ type: 'success', message: t('admin.saved') })
    form.reset(EMPTY_PROMOTION)
    setShown(null)
    onSaved()
  })
  const optional = (name: 'starts_at' | 'ends_at') => ({
    ...field(name),
    required: false,
    requirement: undefined,
  })
  const kind = values.kind ?? 'percent'
  return (
    <FormCard
      title={promotion === null ? t('admin.promotions.new') : promotion.name}
      submission={submission}
      fields={Object.keys(EMPTY_PROMOTION)}
      submitLabel={t(
        current === null
          ? 'admin.promotions.preview'
          : promotion === null
            ? 'admin.promotions.create'
            : 'admin.save',
      )}
    >
      <TextField
        {...field('name')}
        label={t('admin.promotions.name')}
        hint={t('admin.promotions.nameHint')}
        autoComplete="off"
        maxLength={100}
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
      <Grid columns={{ xs: 1, sm: 3 }} gap={16}>
        <TextField
          key={kind}
          {...field(kind)}
          label={t(kind === 'percent' ? 'admin.codes.percentLabel' : 'admin.codes.amountLabel')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...optional('starts_at')}
          label={t('admin.promotions.startsAt')}
          hint={t(hasBegun ? 'admin.promotions.hasBegun' : 'admin.promotions.startsAtHint')}
          type="datetime-local"
          readOnly={hasBegun}
        />
        <TextField
          {...optional('ends_at')}
          label={t('admin.promotions.endsAt')}
          hint={t('admin.promotions.endsAtHint')}
          type="datetime-local"
        />
      </Grid>
      <TargetFields
        targets={form.getValues()}
        onChange={(change) => {
          if (change.categories !== undefined)
            form.setValue('categories', change.categories, { shouldDirty: true })
          if (change.products !== undefined) form.setValue('products', change.products, { shouldDirty: true })
          form.clearErrors(['categories', 'products'])
        }}
        errorOf={(name) => {
          const { error } = form.getFieldState(name, form.formState)
          if (error === undefined) return undefined
          return error.type === FROM_SERVER ? error.message : t('admin.promotions.noTargets')
        }}
      />
      <PromotionPreview preview={current?.preview ?? null} />
      {promotion !== null && (
        <Button variant="outlined" onClick={onCancel}>
          {t('admin.promotions.cancel')}
        </Button>
      )}
    </FormCard>
  )
}

import { promotionFormSchema, type Promotion, type PromotionForm } from '@dukani/contracts'
import { Button, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { DiscountFields } from '#admin/shared/DiscountFields.tsx'
import { FormCard } from '#admin/shared/FormCard.tsx'
import { optionalField } from '#admin/shared/optionalField.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { FROM_SERVER } from '#shared/forms/fieldText.ts'
import { useFields } from '#shared/forms/useFields.ts'
import { EMPTY_PROMOTION, formOf } from '../model/promotionForm.ts'
import { PromotionConflict } from './PromotionConflict.tsx'
import { PromotionPreview } from './PromotionPreview.tsx'
import { TargetFields } from './TargetFields.tsx'
import { usePromotionSaving, type PromotionEvents } from './usePromotionSaving.ts'

export interface PromotionEditorProps extends PromotionEvents {
  /** null: a new one */
  promotion: Promotion | null
  onCancel: () => void
}

/** Creates or changes a promotion. The button shows a preview first, then saves the previewed promotion. */
export function PromotionEditor({ promotion, onCancel, ...saving }: PromotionEditorProps) {
  const t = useAdminText()
  const form = useForm<PromotionForm>({
    resolver: zodResolver(promotionFormSchema),
    defaultValues: promotion === null ? EMPTY_PROMOTION : formOf(promotion),
  })
  const field = useFields(form)
  const { submission, preview, base, conflict, settle } = usePromotionSaving(form, promotion, saving)
  const hasBegun = base?.state === 'running'
  return (
    <FormCard
      title={base === null ? t('admin.promotions.new') : base.name}
      submission={submission}
      fields={Object.keys(EMPTY_PROMOTION)}
      submitLabel={t(
        preview === null
          ? 'admin.promotions.preview'
          : promotion === null
            ? 'admin.promotions.create'
            : 'admin.save',
      )}
    >
      <PromotionConflict conflict={conflict} onSettle={settle} />
      <TextField
        {...field('name')}
        label={t('admin.promotions.name')}
        hint={t('admin.promotions.nameHint')}
        autoComplete="off"
        maxLength={100}
      />
      <FormProvider {...form}>
        <DiscountFields columns={3}>
          <TextField
            {...optionalField(field('starts_at'))}
            label={t('admin.promotions.startsAt')}
            hint={t(hasBegun ? 'admin.promotions.hasBegun' : 'admin.promotions.startsAtHint')}
            type="datetime-local"
            readOnly={hasBegun}
          />
          <TextField
            {...optionalField(field('ends_at'))}
            label={t('admin.promotions.endsAt')}
            hint={t('admin.promotions.endsAtHint')}
            type="datetime-local"
          />
        </DiscountFields>
      </FormProvider>
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
      <PromotionPreview preview={preview} />
      {promotion !== null && (
        <Button variant="outlined" onClick={onCancel}>
          {t('admin.promotions.cancel')}
        </Button>
      )}
    </FormCard>
  )
}

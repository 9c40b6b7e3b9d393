import { DISCOUNT_KINDS, type PromotionForm } from '@dukani/contracts'
import { Grid, SegmentedControl, TextField } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useFields } from '#shared/forms/useFields.ts'
import { useAdminText } from './useAdminText.ts'

export interface DiscountFieldsProps {
  /** how many fields stand in a row on a wide screen */
  columns: number
  /** the other fields of the same grid */
  children: ReactNode
}

/** A discount: a percentage or an amount, and one field for it. Its form comes from a `FormProvider`. */
export function DiscountFields({ columns, children }: DiscountFieldsProps) {
  const t = useAdminText()
  const form = useFormContext<Pick<PromotionForm, 'kind' | 'percent' | 'amount'>>()
  const field = useFields(form)
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <>
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
      <Grid columns={{ xs: 1, sm: columns }} gap={16}>
        <TextField
          key={kind}
          {...field(kind)}
          label={t(kind === 'percent' ? 'admin.codes.percentLabel' : 'admin.codes.amountLabel')}
          inputMode="decimal"
          autoComplete="off"
        />
        {children}
      </Grid>
    </>
  )
}

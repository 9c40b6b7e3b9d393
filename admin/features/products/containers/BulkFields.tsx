import { PRICE_ROUNDINGS } from '@dukani/contracts'
import {
  Button,
  FormMessage,
  Grid,
  SelectField,
  SegmentedControl,
  Stack,
  TextField,
} from '@dukani/design-system'
import { useRef, useState, type SubmitEvent } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { bulkProblems, type BulkForm } from '../model/bulkForm.ts'
import { CategorySelect } from './CategorySelect.tsx'

export interface BulkFieldsProps {
  form: BulkForm
  onChange: (form: BulkForm) => void
  /** @returns why it couldn't be previewed; null: it was */
  onPreview: (form: BulkForm) => Promise<string | null>
}

/** The fields of a bulk edit. An empty one changes nothing. */
export function BulkFields({ form, onChange, onPreview }: BulkFieldsProps) {
  const t = useAdminText()
  const shop = useText()
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const valueField = useRef<HTMLInputElement>(null)
  const stockField = useRef<HTMLInputElement>(null)
  const problems = isTried ? bulkProblems(form) : {}
  const change = (next: Partial<BulkForm>) => onChange({ ...form, ...next })
  const same = { value: '', label: t('admin.bulk.same') }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    setFailure(null)
    const { value, stock } = bulkProblems(form)
    const wrong = value ? valueField : stock ? stockField : null
    if (wrong !== null) {
      wrong.current?.focus()
      return
    }
    setSending(true)
    setFailure(await onPreview(form))
    setSending(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <Stack gap={12}>
          <SegmentedControl
            legend={t('admin.products.price')}
            segments={[
              { value: 'up', label: t('admin.bulk.up') },
              { value: 'down', label: t('admin.bulk.down') },
            ]}
            value={form.isLower ? 'down' : 'up'}
            onChange={(value) => change({ isLower: value === 'down' })}
          />
          <Grid columns={{ xs: 1, sm: 3 }} gap={12} align="end">
            <TextField
              ref={valueField}
              label={t('admin.bulk.value')}
              value={form.value}
              error={problems.value && shop('field.amount')}
              inputMode="decimal"
              autoComplete="off"
              onChange={({ target }) => change({ value: target.value })}
            />
            <SelectField
              label={t('admin.bulk.by')}
              options={(['percent', 'amount'] as const).map((value) => ({
                value,
                label: t(`admin.bulk.by.${value}`),
              }))}
              value={form.priceBy}
              onChoose={(value) => change({ priceBy: value === 'amount' ? 'amount' : 'percent' })}
            />
            <SelectField
              label={t('admin.bulk.rounding')}
              options={PRICE_ROUNDINGS.map((value) => ({ value, label: t(`admin.bulk.rounding.${value}`) }))}
              value={form.rounding}
              onChoose={(value) =>
                change({ rounding: PRICE_ROUNDINGS.find((each) => each === value) ?? 'none' })
              }
            />
          </Grid>
        </Stack>
        <TextField
          ref={stockField}
          label={t('admin.bulk.stock')}
          hint={t('admin.bulk.stockHint')}
          value={form.stock}
          error={problems.stock && t('admin.products.wholeNumber')}
          autoComplete="off"
          onChange={({ target }) => change({ stock: target.value })}
        />
        <Grid columns={{ xs: 1, sm: 2 }} gap={12}>
          <CategorySelect
            options={[same, { value: 'none', label: t('admin.product.noCategory') }]}
            value={form.category}
            onChoose={(category) => change({ category })}
          />
          <SelectField
            label={t('admin.products.published')}
            options={[
              same,
              { value: 'true', label: t('admin.products.shown') },
              { value: 'false', label: t('admin.products.hidden') },
            ]}
            value={form.published}
            onChoose={(value) => change({ published: value === 'true' || value === 'false' ? value : '' })}
          />
        </Grid>
        {/* Live regions are announced only when they exist before their text. */}
        <div>
          <FormMessage tone="error">{failure}</FormMessage>
        </div>
        <div>
          <Button type="submit" size="large" pending={isSending}>
            {t('admin.bulk.preview')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

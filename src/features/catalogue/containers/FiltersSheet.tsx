import { typedAmount, typedFiltersSchema, type TypedFilters } from '@dukani/contracts'
import { Button, Checkbox, Grid, ModalSheet, Stack, Text, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { fieldText } from '#shared/forms/fieldText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { withoutFilters, type CatalogueQuery } from '#shared/routes.ts'
import { amountText } from '../model/amountText.ts'

export interface FiltersSheetProps {
  /** the list that is filtered */
  query: CatalogueQuery
  open: boolean
  /** With another list, when one was chosen. */
  onClose: (wanted?: CatalogueQuery) => void
  /** the sheet has left */
  onClosed: () => void
}

/**
 * The filters of a list (CAT-10): what is in stock, and prices from and to. They hold once they are sent, all at once,
 * as one entry of history; what can't be a price is said beside it and stays.
 */
export function FiltersSheet({ query, open, onClose, onClosed }: FiltersSheetProps) {
  const t = useText()
  const { language } = useLanguage()
  const formId = useId()
  const { register, handleSubmit, formState } = useForm<TypedFilters>({
    resolver: zodResolver(typedFiltersSchema),
    mode: 'onTouched',
    defaultValues: {
      in_stock: query.in_stock ?? false,
      min_price: amountText(query.min_price, language),
      max_price: amountText(query.max_price, language),
    },
  })
  const choose = ({ in_stock, min_price, max_price }: TypedFilters) =>
    onClose({
      ...withoutFilters(query),
      min_price: typedAmount(min_price),
      max_price: typedAmount(max_price),
      in_stock: in_stock || undefined,
    })

  const price = (name: 'min_price' | 'max_price', label: string) => (
    <TextField
      // That the two are crossed is said at the second.
      {...register(name, { deps: ['max_price'] })}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      error={fieldText(formState.errors[name], t)}
    />
  )

  return (
    <ModalSheet
      open={open}
      onClose={() => onClose()}
      onClosed={onClosed}
      width="small"
      title={t('catalogue.filters')}
      closeLabel={t('shell.close')}
      footer={
        <Stack gap={8}>
          <Button type="submit" form={formId} size="large" wide>
            {t('catalogue.apply')}
          </Button>
          <Button variant="text" wide onClick={() => onClose(withoutFilters(query))}>
            {t('catalogue.clearFilters')}
          </Button>
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(choose)(event)}>
        <Stack gap={16}>
          <Checkbox {...register('in_stock')} label={t('catalogue.inStock')} />
          <Stack gap={8} role="group" aria-label={t('catalogue.price')}>
            <Text as="p" weight="medium">
              {t('catalogue.price')}
            </Text>
            <Grid columns={2} gap={12}>
              {price('min_price', t('catalogue.priceFrom'))}
              {price('max_price', t('catalogue.priceTo'))}
            </Grid>
          </Stack>
        </Stack>
      </form>
    </ModalSheet>
  )
}

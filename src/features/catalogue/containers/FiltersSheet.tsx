import { typedFiltersSchema, type TypedFilters } from '@dukani/contracts'
import { Checkbox, Grid, ModalSheet, RadioCards, Stack, Text, TextField } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { fieldText } from '#shared/forms/fieldText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { withoutFilters, type CatalogueQuery } from '#shared/routing/routes.ts'
import { filteredBy, typedFilters } from '../model/typedFilters.ts'
import { FiltersFooter } from './FiltersFooter.tsx'

export interface FiltersSheetProps {
  /** the list that is filtered */
  query: CatalogueQuery
  open: boolean
  /** With another list, when one was chosen. */
  onClose: (wanted?: CatalogueQuery) => void
}

/** The least ratings that are offered; another one that an address has is offered beside them. */
const STARS = [4, 3]

/**
 * The filters of a list (CAT-10). They are applied together as one history entry; invalid prices show an error and stay.
 */
export function FiltersSheet({ query, open, onClose }: FiltersSheetProps) {
  const t = useText()
  const { language } = useLanguage()
  const formId = useId()
  const { register, handleSubmit, formState, control } = useForm<TypedFilters>({
    resolver: zodResolver(typedFiltersSchema),
    mode: 'onTouched',
    defaultValues: typedFilters(query, language),
  })
  const rating = useController({ control, name: 'min_rating' }).field
  const typed = typedFiltersSchema.safeParse(useWatch({ control }))
  const stars = [...new Set([...STARS, query.min_rating ?? 4])].toSorted((one, other) => other - one)

  const price = (name: 'min_price' | 'max_price', label: string) => (
    <TextField
      // The error of a minimum above the maximum is shown at the second field.
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
      width="small"
      title={t('catalogue.filters')}
      closeLabel={t('shell.close')}
      footer={
        <FiltersFooter
          formId={formId}
          chosen={typed.success ? filteredBy(query, typed.data) : null}
          onClear={() => onClose(withoutFilters(query))}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit((chosen) => onClose(filteredBy(query, chosen)))(event)}
      >
        <Stack gap={16}>
          <Stack gap={0}>
            <Checkbox {...register('in_stock')} label={t('catalogue.inStock')} />
            <Checkbox {...register('discounted')} label={t('catalogue.discounted')} />
          </Stack>
          <Stack gap={8} role="group" aria-label={t('catalogue.price')}>
            <Text as="p" weight="medium">
              {t('catalogue.price')}
            </Text>
            <Grid columns={2} gap={12}>
              {price('min_price', t('catalogue.priceFrom'))}
              {price('max_price', t('catalogue.priceTo'))}
            </Grid>
          </Stack>
          <RadioCards
            {...rating}
            legend={t('catalogue.rating')}
            options={[
              { value: '', label: t('catalogue.ratingAny') },
              ...stars.map((n) => ({
                value: String(n),
                label: t('catalogue.ratingFrom', { n }),
                stars: n,
              })),
            ]}
          />
        </Stack>
      </form>
    </ModalSheet>
  )
}

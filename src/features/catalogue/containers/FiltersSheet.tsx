import { Button, Checkbox, Grid, ModalSheet, Stack, Text, TextField } from '@dukani/design-system'
import { useId, useState, type SubmitEvent } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { withoutFilters, type CatalogueQuery } from '#shared/routes.ts'
import { amountText, checkPrices, PRICE_FIELDS, type PriceProblems } from '../model/priceFields.ts'

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
  const [problems, setProblems] = useState<PriceProblems>({})

  const check = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const checked = checkPrices((name) => {
      const text = typed.get(name)
      return typeof text === 'string' ? text : ''
    })
    setProblems(checked.problems)
    return { ...checked, inStock: typed.has('in_stock') }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const checked = check(form)
    const wrong = PRICE_FIELDS.find((name) => checked.problems[name])
    if (wrong) form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
    else onClose({ ...withoutFilters(query), ...checked.prices, in_stock: checked.inStock || undefined })
  }

  const price = (name: (typeof PRICE_FIELDS)[number]) => {
    const problem = problems[name]
    return (
      <TextField
        name={name}
        label={t(name === 'min_price' ? 'catalogue.priceFrom' : 'catalogue.priceTo')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={amountText(query[name], language)}
        error={problem && t(problem)}
        onBlur={({ target }) => {
          if (target.form) check(target.form)
        }}
      />
    )
  }

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
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap={16}>
          <Checkbox name="in_stock" label={t('catalogue.inStock')} defaultChecked={query.in_stock} />
          <Stack gap={8} role="group" aria-label={t('catalogue.price')}>
            <Text as="p" weight="medium">
              {t('catalogue.price')}
            </Text>
            <Grid columns={2} gap={12}>
              {PRICE_FIELDS.map((name) => (
                <div key={name}>{price(name)}</div>
              ))}
            </Grid>
          </Stack>
        </Stack>
      </form>
    </ModalSheet>
  )
}

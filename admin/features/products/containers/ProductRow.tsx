import { toTetri, typedAmount, type ProductChange, type StaffProduct } from '@dukani/contracts'
import { Box, Checkbox, EditableField, Grid, ProductImage, Stack, Text } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { PAGES } from '#admin/shared/adminPages.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { createStore, useStore } from '#shared/state/createStore.ts'
import { createWriteQueue } from '#shared/state/createWriteQueue.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { changeProduct } from '../api/products.ts'
import { typedCount } from '../model/formEdit.ts'

/** Makes the link 44 px high around the name of 24 px, without making the row taller. The focus ring is around the name. */
const TALL_LINK = { display: 'block', padding: 10, margin: -10, outlineOffset: -8 } as const

export interface ProductRowProps {
  product: StaffProduct
  /** called when the server has a newer state of the product */
  onConflict: () => void
}

/**
 * A product of the list: a link to its page, and its price, stock and visibility to edit in place. Its changes are sent
 * one after another, each with the version that the one before it returned.
 */
export function ProductRow({ product, onConflict }: ProductRowProps) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const toasts = useToasts()
  const config = useConfig()
  const { language } = useLanguage()
  const [newest] = useState(() => createStore(product))
  const [writes] = useState(() => createWriteQueue<Omit<ProductChange, 'version'>>())
  const shown = useStore(newest)
  const { id, name, handle, category, image, has_specifications, published } = shown
  // A sale changes the stock but not the version, so an equal version is taken too. A lower one is outdated.
  useEffect(() => {
    if (product.version >= newest.get().version) newest.set(product)
  }, [newest, product])

  /** Saves a change. @returns null, or the reason why it wasn't saved */
  async function save(change: Omit<ProductChange, 'version'>): Promise<string | null> {
    try {
      await writes.push(String(id), change, async () => {
        newest.set(await changeProduct(client, id, { version: newest.get().version, ...change }))
      })
      return null
    } catch (error) {
      const why = errorText(error, shop, t('admin.changeFailed'))
      if (asApiError(error).status === 409) {
        toasts.show({ type: 'error', message: why })
        onConflict()
      }
      return why
    }
  }

  async function publish(next: boolean) {
    const why = await save({ published: next })
    if (why !== null) toasts.show({ type: 'error', message: why })
  }

  const cutText =
    shown.cut_price !== null &&
    t('admin.promotions.inList', { price: formatMoney(toTetri(shown.cut_price), language) })

  const field = (label: string, value: string) => ({
    label,
    value,
    labels: {
      edit: t('admin.products.edit', { name, label, value }),
      empty: t('admin.products.empty'),
      saving: t('admin.products.saving'),
      saved: t('admin.saved'),
      hint: t('admin.products.editHint'),
    },
    autoComplete: 'off',
  })

  return (
    <Box as="li" padding={12} outlined radius="control" ground="surface">
      <Grid columns={{ xs: 1, md: 'minmax(0, 1fr) minmax(0, 24rem) 13rem' }} gap={12} align="center">
        <Grid columns="56px minmax(0, 1fr)" gap={12} align="center">
          <ProductImage
            id={id}
            src={imageUrl(image, config)}
            srcSet={imageSrcSet(image, config)}
            sizes="56px"
            alt=""
          />
          <Stack gap={2}>
            <Link to={`${PAGES.products}/${id}`} style={TALL_LINK}>
              <Text as="span" weight="medium">
                {name}
              </Text>
            </Link>
            <Text size={14} tone="muted" lines={2}>
              {[cutText, category?.title, handle].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        </Grid>
        {has_specifications ? (
          <Text size={14} tone="muted">
            {t('admin.products.ofSpecifications')} · {t('admin.products.stock')}: {shown.stock}
          </Text>
        ) : (
          <Grid columns={2} gap={12}>
            <EditableField
              {...field(t('admin.products.price'), String(shown.price).replace('.', ','))}
              inputMode="decimal"
              validate={(text) => (typedAmount(text) === undefined ? shop('field.amount') : null)}
              onSave={(text) => save({ price: typedAmount(text) ?? 0 })}
            />
            <EditableField
              {...field(t('admin.products.stock'), String(shown.stock))}
              inputMode="numeric"
              validate={(text) => (typedCount(text) === null ? t('admin.products.wholeNumber') : null)}
              onSave={(text) => save({ stock_change: (typedCount(text) ?? 0) - shown.stock })}
            />
          </Grid>
        )}
        <Checkbox
          label={t('admin.products.shown')}
          aria-label={t('admin.products.publishedOf', { name })}
          checked={published}
          onChange={({ target }) => void publish(target.checked)}
        />
      </Grid>
    </Box>
  )
}

import { shownPrice, stockOf, toTetri, type Id, type Product } from '@dukani/contracts'
import { Grid, Heading, ModalSheet, ProductCard, Stack, Text } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useId, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { ProductDetails } from '#shared/product/ProductDetails.tsx'
import { ProductGallery } from '#shared/product/ProductGallery.tsx'
import { productName } from '#shared/product/productTexts.ts'
import { paths } from '#shared/routing/routes.ts'

export interface ProductPreviewProps {
  /** null: the preview is closed */
  product: Product | null
  /** it has an address; a product that isn't created yet has none */
  hasAddress: boolean
  /** the price during a promotion; null: no promotion is on */
  cutPrice: number | null
  onClose: () => void
}

/** A product as shoppers will see it once it is saved: its page, its card in lists, and its address. */
export function ProductPreview({ product, hasAddress, cutPrice, onClose }: ProductPreviewProps) {
  const shop = useText()
  const { language } = useLanguage()
  const nameId = useId()
  const [last, setLast] = useState(product)
  if (product !== null && product !== last) setLast(product)
  const close = useBackCloses(product !== null, onClose)
  const [isZoomed, setZoomed] = useState(false)
  const closeZoom = useBackCloses(isZoomed, () => setZoomed(false))
  const [chosen, setChosen] = useState<Id | null>(null)
  // Keeps its content during the closing transition.
  const shown = product ?? last
  if (shown === null) return null
  const specification = shown.specifications.find(({ id, price }) => id === chosen && price !== null) ?? null
  return (
    <ModalSheet
      open={product !== null}
      onClose={() => close()}
      closeLabel={shop('shell.close')}
      labelledBy={nameId}
      width="wide"
      barTitle={productName(shown, language)}
      media={
        <ProductGallery
          product={shown}
          isZoomed={isZoomed}
          onZoom={(open) => (open ? setZoomed(true) : closeZoom())}
        />
      }
      below={<InLists product={shown} hasAddress={hasAddress} cutPrice={cutPrice} />}
    >
      <Stack gap={20}>
        <ProductDetails product={shown} specification={specification} onChoose={setChosen} nameId={nameId} />
      </Stack>
    </ModalSheet>
  )
}

function InLists({
  product,
  hasAddress,
  cutPrice,
}: Pick<ProductPreviewProps, 'hasAddress' | 'cutPrice'> & { product: Product }) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  const config = useConfig()
  const price = shownPrice(product, null)
  const picture = firstImage(product)
  const path = paths.product(product.id)
  return (
    <Stack gap={16}>
      <Text size={14} tone="muted">
        {t('admin.product.previewHint')}
      </Text>
      {cutPrice !== null && (
        <Text>
          {t('admin.product.previewPromotion', { price: formatMoney(toTetri(cutPrice), language) })}
        </Text>
      )}
      <Heading level={3} size={18}>
        {t('admin.product.previewInLists')}
      </Heading>
      {/* A picture of the card: nothing in it can be pressed. */}
      <Grid columns={{ xs: 2, md: 4 }} gap={12} inert>
        <ProductCard
          id={product.id}
          name={productName(product, language)}
          href={path}
          picture={{ src: imageUrl(picture, config), srcSet: imageSrcSet(picture, config) }}
          price={price?.price ?? null}
          oldPrice={price?.oldPrice}
          language={language}
          labels={{
            add: '',
            inCart: '',
            outOfStock: shop('catalogue.outOfStock'),
            oldPrice: shop('price.old'),
            priceUnavailable: shop('product.priceUnavailable'),
            discount: price?.oldPrice
              ? shop('price.discount', { percent: price.discountPercentage })
              : undefined,
          }}
          outOfStock={stockOf(product, null) <= 0}
          onAdd={() => undefined}
        />
      </Grid>
      <Text size={14} tone="muted">
        {hasAddress
          ? t('admin.product.previewAddress', { address: `${location.origin}${path}` })
          : t('admin.product.previewNoAddress')}
      </Text>
    </Stack>
  )
}

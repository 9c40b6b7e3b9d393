import type { Product } from '@dukani/contracts'
import { GalleryZoom, type GalleryZoomProps } from '@dukani/design-system'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from './productTexts.ts'

export interface ProductZoomProps extends Omit<GalleryZoomProps, 'labels' | 'id' | 'alt'> {
  product: Pick<Product, 'id' | 'name' | 'name_en'>
}

/** A product's pictures over the whole screen (PROD-01): a chunk of its own. */
export function ProductZoom({ product, ...zoom }: ProductZoomProps) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <GalleryZoom
      {...zoom}
      id={product.id}
      alt={productName(product, language)}
      labels={{
        title: t('gallery.zoomTitle'),
        slide: (n, count) => t('gallery.slide', { n, count }),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        zoomIn: t('gallery.zoomIn'),
        zoomOut: t('gallery.zoomOut'),
        close: t('shell.close'),
      }}
    />
  )
}

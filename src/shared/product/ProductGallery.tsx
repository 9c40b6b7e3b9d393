import type { Product } from '@dukani/contracts'
import { Gallery } from '@dukani/design-system'
import { useState } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { PRODUCT_IMAGE_SIZES } from '#shared/images/imageSizes.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { galleryPictures } from './galleryPictures.ts'
import { LazyProductZoom } from './LazyProductZoom.tsx'
import { productName } from './productTexts.ts'

export interface ProductGalleryProps {
  product: Pick<Product, 'id' | 'name' | 'name_en' | 'images' | 'main_image'>
  /** address of the first picture in a size that is there already */
  meanwhile?: string | undefined
  /** Whether the shown picture lies enlarged over the screen: the page's, as an entry of the history. */
  isZoomed: boolean
  /** Called to open or close the enlarged picture. */
  onZoom: (open: boolean) => void
}

/**
 * A product's pictures, and the enlarged one over everything (PROD-01); both show the same one of them. Another product
 * needs another `key`, so that it begins with its first picture (PROD-12).
 */
export function ProductGallery({ product, meanwhile, isZoomed, onZoom }: ProductGalleryProps) {
  const t = useText()
  const { language } = useLanguage()
  const { show } = useToasts()
  const pictures = galleryPictures(product, useConfig()).map((picture, place) => ({
    ...picture,
    meanwhile: place === 0 ? meanwhile : undefined,
  }))
  const name = productName(product, language)
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, Math.max(0, pictures.length - 1))
  const couldNotZoom = () => {
    show({ type: 'error', message: t('error.title') })
    onZoom(false)
  }

  const shared = { pictures, index, onIndex: setChosen }
  return (
    <>
      <Gallery
        {...shared}
        id={product.id}
        alt={pictures.length > 0 ? name : t('gallery.noImage')}
        sizes={PRODUCT_IMAGE_SIZES}
        onZoom={() => onZoom(true)}
        labels={{
          gallery: t('gallery.label', { name }),
          role: t('gallery.role'),
          slideRole: t('gallery.slideRole'),
          slide: (n, count) => t('gallery.slide', { n, count }),
          previous: t('gallery.previous'),
          next: t('gallery.next'),
          thumbnail: (n) => t('gallery.thumbnail', { n }),
          zoom: t('gallery.zoom'),
        }}
      />
      <LazyProductZoom
        {...shared}
        product={product}
        open={isZoomed && pictures.length > 0}
        onClose={() => onZoom(false)}
        onFailed={couldNotZoom}
      />
    </>
  )
}

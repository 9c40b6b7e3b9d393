import type { Product, RuntimeConfig } from '@dukani/contracts'
import type { GalleryPicture } from '@dukani/design-system'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images/images.ts'

/** A product's pictures in their order, or its single one (PROD-01, PROD-14); none when it has none. */
export function galleryPictures(
  product: Pick<Product, 'images' | 'main_image'>,
  config: Pick<RuntimeConfig, 'mediaBase' | 'mediaWidths'>,
): GalleryPicture[] {
  const first = firstImage(product)
  if (first === null) return []
  const images = product.images.filter((path) => path.trim() !== '')
  return (images.length > 0 ? images : [first]).map((path) => ({
    src: imageUrl(path, config),
    srcSet: imageSrcSet(path, config),
  }))
}

import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { loadProductTexts } from '#shared/language/catalogues.ts'
import { letPicturesFly } from '#shared/images/pictureFlight.ts'

/** The product's modal, a chunk of its own, with what lets pictures fly into it. */
export const ProductScreen = lazyPart(
  async () => {
    const { ProductPage, flyPicture } = await import('./ProductPage.tsx')
    letPicturesFly(flyPicture)
    return ProductPage
  },
  { loadTexts: loadProductTexts },
)

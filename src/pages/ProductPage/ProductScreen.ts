import { lazyScreen } from '#shared/lazyScreen.tsx'
import { letPicturesFly } from '#shared/pictureFlight.ts'

/** The product's modal, a chunk of its own, with what lets pictures fly into it. */
export const ProductScreen = lazyScreen(async () => {
  const { ProductPage, flyPicture } = await import('./ProductPage.tsx')
  letPicturesFly(flyPicture)
  return ProductPage
})

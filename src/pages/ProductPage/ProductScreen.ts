import { lazyScreen } from '#shared/lazyScreen.tsx'

/** The product's modal, a chunk of its own. */
export const ProductScreen = lazyScreen(async () => (await import('./ProductPage.tsx')).ProductPage)

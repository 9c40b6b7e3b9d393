import { lazyPart } from '#shared/lazy/lazyPart.tsx'

const nothing = async () => {}

/** The catalogue, a chunk of its own: a page that something else opens with hydrates without it. */
export const CatalogueScreen = lazyPart(async () => (await import('./Catalogue.tsx')).Catalogue, {
  loadTexts: nothing,
  loadIcons: nothing,
})

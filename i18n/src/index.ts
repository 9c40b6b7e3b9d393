export * from './colours.ts'
export * from './date.ts'
export * from './language.ts'
export * from './linkWords.ts'
export * from './localText.ts'
export * from './money.ts'
export * from './textLanguage.ts'
export * from './translate.ts'
export { adminKa } from './ka/admin.ts'
export { adminEn } from './en/admin.ts'
export { ka } from './ka/index.ts'
export { firstKa } from './ka/firstTexts.ts'
export { serverKa } from './ka/serverTexts.ts'

/** The Georgian texts of a product's page, loaded when first needed. */
export const loadProductGeorgian = async () => (await import('./ka/productTexts.ts')).productKa

/** The Georgian texts that `firstKa` doesn't contain, loaded when first needed. */
export async function loadDeferredGeorgian() {
  const [product, { deferredKa }] = await Promise.all([
    loadProductGeorgian(),
    import('./ka/deferredTexts.ts'),
  ])
  return { ...product, ...deferredKa }
}

/** Loads the English texts. */
export const loadEnglish = async () => (await import('./en/index.ts')).en

/** Loads the server's English texts. */
export const loadServerEnglish = async () => (await import('./en/serverTexts.ts')).serverEn

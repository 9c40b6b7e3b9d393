export * from './colours.ts'
export * from './date.ts'
export * from './language.ts'
export * from './linkWords.ts'
export * from './money.ts'
export * from './textLanguage.ts'
export * from './translate.ts'
export { ka } from './ka/index.ts'
export { firstKa } from './ka/firstTexts.ts'
export { serverKa } from './ka/serverTexts.ts'

/** The Georgian texts that `firstKa` is without: fetched with the first screen that needs them. */
export const loadLaterGeorgian = async () => (await import('./ka/laterTexts.ts')).laterKa

/** English is fetched only by those who read it. */
export const loadEnglish = async () => (await import('./en/index.ts')).en

/** The server has both languages from its start. */
export const loadServerEnglish = async () => (await import('./en/serverTexts.ts')).serverEn

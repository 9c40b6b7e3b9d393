// Without schemas, so that the storefront doesn't load zod for it.

/** A plain text in both languages. */
export interface LocalizedText {
  ka: string
  en: string
}

/** The networks that a shop can have a page on. */
export type SocialNetwork = 'facebook' | 'instagram' | 'tiktok'

/** The address of the shop's page on each network; '' for none. */
export type SocialLinks = Record<SocialNetwork, string>

/** The shop's pages on social networks, unless its owner changes them (ROUTE-11). */
export const DEFAULT_SOCIAL_LINKS: SocialLinks = {
  facebook: 'https://www.facebook.com/dukani',
  instagram: 'https://www.instagram.com/dukani',
  tiktok: 'https://www.tiktok.com/@dukani',
}

/** A sentence above the shop. */
export interface ShopNotice extends LocalizedText {
  /** A word that differs for each text, so that a new one is shown to who has closed the old one. */
  id: string
}

/**
 * What the owner of the shop has changed of the storefront's texts. Without a field the storefront shows its own text. Both
 * languages, since a shopper can change theirs without loading the page again.
 */
export interface PublicSettings {
  about?: LocalizedText
  /** how soon goods are delivered */
  delivery?: LocalizedText
  social?: SocialLinks
  notice?: ShopNotice
}

import type { Product } from '@dukani/contracts'
import { LANGUAGE_NAMES } from '@dukani/i18n'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { allProducts } from './products.ts'
import { t } from './texts.ts'

/** Where a description is cut, in characters (PROD-05). */
const CUT = 100
const GEORGIAN = /\p{Script=Georgian}/u
const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']

/** Finds Georgian texts in the English interface, except those of people, and of products without English texts. */
export class GeorgianText {
  readonly #written: string[]

  /** @param written Georgian texts of the shop, its customers and the language names */
  constructor(written: readonly string[]) {
    const texts = [...written, t('shop.name'), LANGUAGE_NAMES.ka].map(plain).filter(Boolean)
    // Longest first, since a name may be part of a description.
    this.#written = [...new Set(texts)].toSorted((one, other) => other.length - one.length)
  }

  /** With the shop's product texts that are in Georgian alone, and the given texts. */
  static async of(request: APIRequestContext, written: readonly string[]): Promise<GeorgianText> {
    const products = await allProducts(request)
    return new GeorgianText([...products.flatMap(textsOf), ...written])
  }

  /** Reads every text of the page, its title and texts for screen readers. */
  async expectNone(page: Page, where: string): Promise<void> {
    const texts = await page.evaluate((attributes) => {
      const found = [document.title]
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node as Element
        // The content of <noscript> is text in the document, but isn't shown where scripts run.
        if (element.matches('script, style, template, noscript')) continue
        for (const name of attributes) found.push(element.getAttribute(name) ?? '')
        for (const child of element.childNodes)
          if (child.nodeType === Node.TEXT_NODE) found.push(child.nodeValue ?? '')
      }
      return found
    }, ATTRIBUTES)
    expect(
      [...new Set(texts)].filter((text) => this.#isForeign(plain(text))),
      where,
    ).toEqual([])
  }

  #isForeign(text: string): boolean {
    if (!GEORGIAN.test(text)) return false
    const [, beginning] = /^(.+)…$/.exec(text) ?? []
    if (beginning !== undefined && this.#written.some((one) => one.startsWith(beginning.trim()))) return false
    // A long description is split in two (PROD-05).
    if (this.#written.some((one) => one.length > CUT && text.length > 20 && one.includes(text))) return false
    return GEORGIAN.test(this.#written.reduce((rest, one) => rest.replaceAll(one, ''), text))
  }
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function textsOf(product: Product): string[] {
  const { name, description, category, promotion, specifications, variants } = product
  return [
    ...(product.name_en === undefined ? [name] : []),
    ...(product.description_en === undefined ? [description, ...description.split('\n')] : []),
    ...(category?.title_en === undefined ? [category?.id ?? ''] : []),
    promotion ?? '',
    ...specifications.map(({ value }) => value),
    ...variants.map(({ size }) => size),
  ]
}

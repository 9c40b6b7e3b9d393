import { expect, type Locator, type Page } from '@playwright/test'
import { expectListening } from './listening.ts'
import { literal, t } from './texts.ts'

/** The catalogue as a shopper sees it (CAT). */
export class Catalogue {
  readonly cards: Locator
  readonly categories: Locator
  readonly search: Locator
  readonly loadMore: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    const main = page.getByRole('main')
    this.cards = main.getByRole('listitem').filter({ has: page.locator('a[href^="/product/"]') })
    this.categories = page.getByRole('navigation', { name: t('catalogue.categories') })
    this.search = page.getByRole('combobox', { name: t('header.search') })
    this.loadMore = main.getByRole('button', { name: t('catalogue.loadMore') })
  }

  /** Opens it, and waits until the app listens. */
  async open(query = ''): Promise<void> {
    await this.openDocument(query)
    await expectListening(this.#page)
  }

  /** Opens it as the server sends it, whether the app ever comes or not. */
  async openDocument(query = ''): Promise<void> {
    await this.#page.goto(`/${query}`)
    await expect(this.cards.first()).toBeVisible()
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.#page.getByRole('link', { name: literal(name) }) })
  }

  category(title: string): Locator {
    return this.categories.getByRole('link', { name: title, exact: true })
  }

  /** The card's button, whether the product is in the cart already or not. */
  addButton(name: string): Locator {
    return this.card(name).locator('button:not([aria-pressed])')
  }

  /** The card's heart. */
  heart(name: string): Locator {
    return this.card(name).getByRole('button', { name: literal(t('card.saveNamed', { name })) })
  }

  /** Comes to the page's end from above, as a shopper does who looked at the new products first. */
  async arriveAtEnd(): Promise<void> {
    await this.cards.last().scrollIntoViewIfNeeded()
    await this.#page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame)
      const { scrollHeight } = document.documentElement
      // Out of the zone at the end, and into it: the page looks once a frame.
      for (const top of [scrollHeight - 3 * innerHeight, scrollHeight]) {
        scrollTo({ top, behavior: 'instant' })
        await frame()
        await frame()
      }
    })
  }

  /** Names of the products shown, in their order. */
  async names(): Promise<string[]> {
    const links = this.cards.locator('a[href^="/product/"]')
    return (await links.allTextContents()).map((text) => text.trim())
  }
}

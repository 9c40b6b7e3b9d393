import { LANGUAGE_NAMES, type Language } from '@dukani/i18n'
import { expect, type Locator, type Page } from '@playwright/test'

/** What a page has shown of itself since it began. */
interface Seen {
  /** `lang` and `data-theme` of the root, each pair once, from when the app's place has something in it */
  looks: string[]
  /** whether one of the watched texts was ever there */
  hasText: boolean
}

/** The switches of language and appearance at the foot of the sidebar, and what a page does of its own accord. */
export class Preferences {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The sidebar, with the switches in it. */
  get sidebar(): Locator {
    return this.#page.getByRole('dialog').filter({ has: this.#page.locator('input[value="system"]') })
  }

  /** Opens the sidebar. @param menu the name of its button in the language of the moment */
  async open(menu: string): Promise<void> {
    await this.#page.getByRole('navigation').getByRole('button', { name: menu, exact: true }).click()
    await expect(this.sidebar).toBeVisible()
  }

  language(language: Language): Locator {
    return this.sidebar.getByRole('radio', { name: LANGUAGE_NAMES[language] })
  }

  theme(theme: 'light' | 'dark' | 'system'): Locator {
    return this.sidebar.locator(`input[value="${theme}"]`)
  }

  /** Keeps the choices as an earlier visit did. */
  async keep(choices: { language?: Language; theme?: 'light' | 'dark' }): Promise<void> {
    const cookies = Object.entries(choices).map(([name, value]) => ({ name, value, url: this.origin }))
    await this.#page.context().addCookies(cookies)
  }

  get origin(): string {
    return `http://localhost:${process.env['E2E_PORT'] ?? 4600}`
  }

  /** From now on every page remembers what it looked like from its first moment. @param texts that it should never have */
  async watch(texts: readonly string[]): Promise<void> {
    await this.#page.addInitScript((unwanted) => {
      const seen: Seen = { looks: [], hasText: false }
      Object.assign(window, { seen })
      const look = () => {
        const root = document.documentElement
        if (!document.getElementById('root')?.firstElementChild) return
        const now = `${root.lang} ${root.dataset['theme'] ?? 'system'}`
        if (!seen.looks.includes(now)) seen.looks.push(now)
        const text = document.body.textContent
        seen.hasText ||= unwanted.some((one) => text.includes(one))
      }
      const everything = { attributes: true, childList: true, characterData: true, subtree: true }
      new MutationObserver(look).observe(document, everything)
    }, texts)
  }

  async seen(): Promise<Seen> {
    return this.#page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  }

  /** What has the colour of the page's ground. */
  get ground(): Locator {
    return this.#page.locator('body')
  }
}

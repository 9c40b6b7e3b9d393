import { LANGUAGE_NAMES, type Language } from '@dukani/i18n'
import { expect, type Locator, type Page } from '@playwright/test'

/** What a page has shown since it was opened. */
interface Seen {
  /** `lang` and `data-theme` of the root, each pair once, from when the app's place has something in it */
  looks: string[]
  /** whether one of the watched texts was ever shown */
  hasText: boolean
}

/** The language and theme switches of the sidebar, and the preferences that a page uses. */
export class Preferences {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The sidebar, with the switches in it. */
  get sidebar(): Locator {
    return this.#page.getByRole('dialog').filter({ has: this.#page.locator('input[value="system"]') })
  }

  /** Opens the sidebar. @param menu the name of its button in the current language */
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

  /** Stores the choices as an earlier visit would. */
  async keep(choices: { language?: Language; theme?: 'light' | 'dark' }): Promise<void> {
    const cookies = Object.entries(choices).map(([name, value]) => ({ name, value, url: this.origin }))
    await this.#page.context().addCookies(cookies)
  }

  get origin(): string {
    return `http://localhost:${process.env['E2E_PORT'] ?? 4600}`
  }

  /** Makes every later page record what it shows from the start. @param texts that it must never show */
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

  /** The element with the page's background colour. */
  get ground(): Locator {
    return this.#page.locator('body')
  }
}

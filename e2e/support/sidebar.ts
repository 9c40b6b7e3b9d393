import { expect, type Locator, type Page } from '@playwright/test'
import { t } from './texts.ts'

/** The sidebar (NAV-04, NAV-05), and the bottom navigation's button that opens it. */
export class Sidebar {
  readonly dialog: Locator
  readonly heading: Locator
  readonly menu: Locator

  constructor(page: Page) {
    // The settings are nowhere else.
    this.dialog = page.getByRole('dialog').filter({ hasText: t('settings.theme') })
    this.heading = this.dialog.getByRole('heading')
    this.menu = page
      .getByRole('navigation', { name: t('nav.label') })
      .getByRole('button', { name: t('nav.menu'), exact: true })
  }

  /** Opens it from the bottom navigation. */
  async open(): Promise<void> {
    await this.menu.click()
    await expect(this.heading).toBeFocused()
  }

  line(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async choose(name: string): Promise<void> {
    await this.line(name).click()
    await expect(this.dialog).toBeHidden()
  }
}

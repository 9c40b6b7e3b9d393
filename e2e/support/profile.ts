import { expect, type Locator, type Page } from '@playwright/test'
import { Dock } from './dock.ts'
import { literal, t } from './texts.ts'

type FieldName = 'firstName' | 'lastName' | 'idnumber' | 'phone'

/** The profile modal (PROF), opened from the bottom navigation. */
export class Profile {
  readonly dialog: Locator
  readonly picture: Locator
  /** the error of a rejected picture */
  readonly alert: Locator
  readonly #opener: Locator

  constructor(page: Page) {
    this.#opener = new Dock(page).item('profile')
    this.dialog = page.getByRole('dialog', { name: t('profile.title'), exact: true })
    this.picture = this.dialog.getByRole('img', { name: t('profile.picture'), exact: true })
    this.alert = this.dialog.getByRole('alert').filter({ hasText: /\S/ })
  }

  async open(): Promise<void> {
    await this.#opener.click()
    await expect(this.dialog).toBeVisible()
  }

  tab(name: 'title' | 'addresses'): Locator {
    return this.dialog.getByRole('tab', { name: t(`profile.${name}`), exact: true })
  }

  /** The button of a field, which shows its value. */
  value(name: FieldName, value: string): Locator {
    const label = t(`profile.${name}`)
    return this.dialog.getByRole('button', { name: t('profile.editField', { label, value }), exact: true })
  }

  /** The input of a field that is being edited. */
  input(name: FieldName): Locator {
    return this.dialog.getByRole('textbox', {
      name: new RegExp(`^${literal(t(`profile.${name}`)).source}`),
    })
  }

  /** Edits a field, which stays open. */
  async type(name: FieldName, before: string, text: string): Promise<void> {
    await this.value(name, before).click()
    await expect(this.input(name)).toBeFocused()
    await this.input(name).fill(text)
  }

  /** Chooses a file as the picture. */
  async choose(buffer: Buffer, mimeType = 'image/png'): Promise<void> {
    await this.dialog.locator('input[type="file"]').setInputFiles({ name: 'me', mimeType, buffer })
  }
}

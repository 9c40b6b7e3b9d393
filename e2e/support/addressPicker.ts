import { expect, type Locator, type Page } from '@playwright/test'
import { serveTiles, TILES } from './mapTiles.ts'
import { literal, t } from './texts.ts'

/** The picker of an address (MAP), over whatever has asked for one. */
export class AddressPicker {
  readonly dialog: Locator
  readonly field: Locator
  readonly map: Locator
  readonly marker: Locator
  readonly choose: Locator
  readonly locate: Locator
  /** there once the map answers to everything */
  readonly zoomIn: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: t('map.title') })
    this.field = this.dialog.getByRole('combobox', { name: t('map.search') })
    this.map = this.dialog.getByRole('region', { name: literal(t('map.map')) })
    this.marker = this.dialog.getByRole('img', { name: t('map.chosenPlace') })
    this.choose = this.dialog.getByRole('button', { name: t('map.choose') })
    this.zoomIn = this.dialog.getByRole('button', { name: t('map.zoomIn') })
    this.locate = this.dialog.getByRole('button', { name: t('map.myPosition') })
  }

  /** Puts plain tiles in the place of the service's: nobody is asked for any in a test. */
  async serveTiles(): Promise<void> {
    await serveTiles(this.#page)
  }

  /** The service can't be reached. */
  async refuseTiles(): Promise<void> {
    await this.#page.route(TILES, (route) => route.abort())
  }

  /** The service says nothing at all, as behind a network that drops what is sent there. */
  async hangTiles(): Promise<void> {
    await this.#page.route(TILES, () => undefined)
  }

  /** Types an address and takes the first suggestion. */
  async takeFirst(text: string): Promise<void> {
    await this.field.fill(text)
    await this.dialog.getByRole('option').first().click()
    await expect(this.field).not.toHaveValue(text)
  }

  /** Points at a place: not in the middle, where the way to it begins. */
  async point(): Promise<void> {
    await expect(this.map).toBeVisible()
    await this.map.click({ position: { x: 90, y: 110 } })
  }
}

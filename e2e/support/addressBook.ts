import type { ManualAddress } from '@dukani/contracts'
import { expect, type Locator, type Page } from '@playwright/test'
import { literal, t } from './texts.ts'

type ListField = 'home' | 'city' | 'region' | 'postalCode'
type FormField = 'homeAddress' | 'city' | 'region' | 'postalCode'

/** The address book within the profile modal (PROF-04). */
export class AddressBook {
  readonly dialog: Locator
  readonly add: Locator
  readonly form: Locator
  readonly save: Locator
  readonly question: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: t('profile.title'), exact: true })
    this.add = this.dialog.getByRole('button', { name: t('addresses.add') })
    this.form = this.dialog.getByRole('form', { name: t('addresses.newTitle') })
    this.save = this.form.getByRole('button', { name: t('addresses.save') })
    this.question = page.getByRole('alertdialog', { name: t('addresses.deleteAsk') })
  }

  card(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true })
  }

  /** A field of the new address. */
  field(name: FormField): Locator {
    return this.form.getByRole('textbox', { name: new RegExp(`^${literal(t(`checkout.${name}`)).source}`) })
  }

  async fill({ home_address, city, region, postal_code }: ManualAddress): Promise<void> {
    await this.field('homeAddress').fill(home_address)
    await this.field('city').fill(city)
    await this.field('region').fill(region)
    await this.field('postalCode').fill(postal_code)
  }

  /** The button of a saved address's field. */
  value(card: string, name: ListField, value: string): Locator {
    const label = t(`addresses.${name}`)
    return this.card(card).getByRole('button', {
      name: t('profile.editField', { label, value }),
      exact: true,
    })
  }

  /** Edits a field of a saved address, which stays open. */
  async type(card: string, name: ListField, before: string, text: string): Promise<Locator> {
    const inside = this.card(card)
    await this.value(card, name, before).click()
    const input = inside.getByRole('textbox', {
      name: new RegExp(`^${literal(t(`addresses.${name}`)).source}`),
    })
    await expect(input).toBeFocused()
    await input.fill(text)
    return input
  }

  delete(card: string): Locator {
    return this.card(card).getByRole('button', { name: t('addresses.deleteNamed', { name: card }) })
  }
}

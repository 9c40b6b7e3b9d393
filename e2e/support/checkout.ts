import type { ManualAddress } from '@dukani/contracts'
import type { Locator, Page } from '@playwright/test'
import { literal, t } from './texts.ts'

export const ADDRESS: ManualAddress = {
  home_address: 'რუსთაველის გამზირი 12, ბინა 7',
  city: 'თბილისი',
  region: 'მთაწმინდის რაიონი',
  postal_code: '0108',
}

/** The checkout form beside the cart (CHECK). */
export class Checkout {
  readonly form: Locator
  readonly submit: Locator
  readonly alert: Locator
  readonly guest: Locator

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: t('checkout.title') })
    this.submit = this.form.getByRole('button', { name: t('checkout.submit') })
    this.alert = this.form.getByRole('alert').filter({ hasText: /\S/ })
    this.guest = page.locator('#cart').getByRole('button', { name: t('checkout.guestAction') })
  }

  field(key: 'checkout.homeAddress' | 'checkout.city' | 'checkout.region' | 'checkout.postalCode'): Locator {
    return this.form.getByRole('textbox', { name: new RegExp(`^${literal(t(key)).source}`) })
  }

  payment(key: 'checkout.flitt' | 'checkout.wallet' | 'checkout.qr' | 'checkout.bank'): Locator {
    return this.form.getByRole('radio', { name: t(key) })
  }

  async fillAddress(address: ManualAddress): Promise<void> {
    await this.field('checkout.homeAddress').fill(address.home_address)
    await this.field('checkout.city').fill(address.city)
    await this.field('checkout.region').fill(address.region)
    await this.field('checkout.postalCode').fill(address.postal_code)
  }
}

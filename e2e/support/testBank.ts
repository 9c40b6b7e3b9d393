import type { Locator, Page } from '@playwright/test'
import { serverText } from './texts.ts'

/** Cards of the vendor's test mode, by their result. */
export const CARDS = {
  approved: '4444555511116666',
  asked: '4444555566661111',
  declined: '4444111155556666',
} as const

/** The page of the demo's stand-in for Flitt, where an order is paid by card. */
export class TestBank {
  readonly #page: Page
  readonly declined: Locator

  constructor(page: Page) {
    this.#page = page
    this.declined = page.getByRole('alert').filter({ hasText: serverText('testPayment.declined') })
  }

  /** The beginning of its address, for any host name of this machine. */
  static readonly path = /\/dev\/flitt\/pay\//

  /** Pays with the card of that number. */
  async pay(card: string): Promise<void> {
    await this.#page.locator(`input[name="card"][value="${card}"]`).check()
    await this.#page.getByRole('button', { name: serverText('testPayment.pay') }).click()
  }

  /** Confirms the payment at the bank. */
  async confirm(): Promise<void> {
    await this.#page.getByRole('button', { name: serverText('testPayment.confirm') }).click()
  }
}

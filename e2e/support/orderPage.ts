import type { Order } from '@dukani/contracts'
import { expect, type Locator, type Page } from '@playwright/test'
import { cookieOf } from './account.ts'
import { t } from './texts.ts'

/** The details of an order, and what can be done about it (ORDER-02). */
export class OrderPage {
  readonly #page: Page
  readonly dialog: Locator
  readonly pay: Locator
  readonly again: Locator
  readonly cancel: Locator
  readonly invoice: Locator
  /** the question whether to cancel it */
  readonly question: Locator

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: t('orders.title') })
    this.pay = this.dialog.getByRole('button', { name: t('payment.pay'), exact: true })
    this.again = this.dialog.getByRole('button', { name: t('orders.again') })
    this.cancel = this.dialog.getByRole('button', { name: t('orders.cancel') })
    this.invoice = this.dialog.getByRole('link', { name: t('orders.invoice') })
    this.question = page.getByRole('alertdialog', { name: t('orders.cancelAsk') })
  }

  /** The address of an order, with or without the search of the page behind it. */
  static readonly path = /\/orders\/[\da-f-]{36}(\?|$)/

  /** Opens the only order there is, from the list. */
  async openFromList(): Promise<void> {
    await this.#page.goto('/orders')
    await this.dialog.getByRole('listitem').getByRole('link').click()
    await expect(this.#page).toHaveURL(OrderPage.path)
  }

  /** Cancels it and confirms that. */
  async cancelForSure(): Promise<void> {
    await this.cancel.click()
    await this.question.getByRole('button', { name: t('orders.cancel') }).click()
    await expect(this.dialog).toContainText(t('orders.status.cancelled'))
  }

  /** The order of the page's address, from the API. */
  async stored(): Promise<Order> {
    return (await this.read(new URL(this.#page.url()).pathname)) as Order
  }

  /** What the API answers the customer at a path. */
  async read(path: string): Promise<unknown> {
    const token = await cookieOf(this.#page.context(), 'accessToken')
    const answer = await this.#page.request.get(`/v1${path.replace(/\/?$/, '/')}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    await expect(answer).toBeOK()
    return answer.json()
  }
}

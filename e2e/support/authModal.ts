import type { Login, Register } from '@dukani/contracts'
import { expect, type Locator, type Page } from '@playwright/test'
import { literal, t } from './texts.ts'

type FieldName = 'email' | 'password' | 'confirmPassword' | 'firstName' | 'lastName' | 'idnumber' | 'phone'

/** The authentication modal (AUTH), and the account's button that opens it. */
export class AuthModal {
  readonly dialog: Locator
  readonly opener: Locator
  readonly alert: Locator
  readonly close: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    const titles = [t('auth.title'), t('auth.forgot')].map((title) => literal(title).source)
    this.dialog = page.getByRole('dialog', { name: new RegExp(`^(?:${titles.join('|')})$`) })
    this.opener = page.getByRole('banner').getByRole('button', { name: t('auth.login'), exact: true })
    this.alert = this.dialog.getByRole('alert').filter({ hasText: /\S/ })
    this.close = this.dialog.getByRole('button', { name: t('shell.close') })
  }

  field(name: FieldName): Locator {
    return this.dialog.getByLabel(new RegExp(`^${literal(t(`auth.${name}`)).source}`))
  }

  async open(): Promise<void> {
    await this.opener.click()
    await expect(this.dialog).toBeVisible()
  }

  async showSignUp(): Promise<void> {
    await this.dialog.getByRole('tab', { name: t('auth.signUp') }).click()
    await expect(this.field('firstName')).toBeVisible()
  }

  /** Sends the form that is shown. */
  async submit(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click()
  }

  async fillLogin({ email, password }: Login): Promise<void> {
    await this.field('email').fill(email)
    await this.field('password').fill(password)
  }

  /** Logs in from the open modal. */
  async logIn(credentials: Login): Promise<void> {
    await this.fillLogin(credentials)
    await this.submit(t('auth.login'))
    await expect(this.dialog).toBeHidden()
  }

  async fillRegistration(person: Register): Promise<void> {
    await this.field('firstName').fill(person.first_name)
    await this.field('lastName').fill(person.last_name)
    await this.field('email').fill(person.email)
    await this.field('idnumber').fill(person.idnumber)
    await this.field('phone').fill(person.phone_number)
    await this.field('password').fill(person.password)
    await this.field('confirmPassword').fill(person.password)
  }

  /** The header's account button of a customer. */
  account(person: Pick<Register, 'first_name'>): Locator {
    return this.#page.getByRole('banner').getByRole('button', { name: literal(person.first_name) })
  }

  /** Logs out, and waits for the page to be loaded again (AUTH-09). */
  async logOut(person: Pick<Register, 'first_name'>): Promise<void> {
    await this.account(person).click()
    const reloaded = this.#page.waitForEvent('load')
    await this.#page.getByRole('button', { name: t('auth.logout') }).click()
    await reloaded
    await expect(this.opener).toBeVisible()
    // The new page goes back from the sidebar's history entry, which would undo what the journey does next.
    await expect.poll(() => this.#page.evaluate('history.state?.usr?.layers ?? 0')).toBe(0)
  }
}

import type { Login, SaveItem } from '@dukani/contracts'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { accessTokenOf } from './account.ts'
import { literal, t } from './texts.ts'

/** The wishlist modal (WISH), and the sidebar's way to it. */
export class Wishlist {
  readonly dialog: Locator
  readonly rows: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: t('wishlist.title') })
    this.rows = this.dialog.getByRole('listitem')
  }

  /** @param account the header's account button */
  async open(account: Locator): Promise<void> {
    await account.click()
    await this.#page.getByRole('button', { name: t('sidebar.wishlist'), exact: true }).click()
    await expect(this.dialog).toBeVisible()
  }

  view(name: string): Locator {
    return this.dialog.getByRole('link', { name: literal(t('wishlist.viewNamed', { name })) })
  }

  move(name: string): Locator {
    return this.dialog.getByRole('button', { name: literal(t('wishlist.moveNamed', { name })) })
  }

  bin(name: string): Locator {
    return this.dialog.getByRole('button', { name: literal(t('wishlist.deleteNamed', { name })) })
  }
}

/** Saves products for a customer through the API. */
export async function savePastTheScreen(
  request: APIRequestContext,
  customer: Login,
  items: readonly SaveItem[],
): Promise<void> {
  const path = '/v1/saved-items/'
  const authorization = `Bearer ${await accessTokenOf(request, customer)}`
  const csrf = (await (await request.get('/v1/csrf/')).json()) as { csrfToken: string }
  for (const data of items) {
    const headers = { authorization, 'X-CSRFToken': csrf.csrfToken }
    await expect(await request.post(path, { data, headers })).toBeOK()
  }
}

import type { Id, ReviewPage } from '@dukani/contracts'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { literal, t } from './texts.ts'

/** The reviews within the product's modal (REV). */
export class Reviews {
  readonly formHeading: Locator
  readonly guestNotice: Locator
  readonly logIn: Locator
  readonly comment: Locator
  readonly submit: Locator
  readonly sent: Locator
  readonly already: Locator
  readonly #section: Locator

  constructor(page: Page) {
    this.#section = page.getByRole('region', { name: t('reviews.title') })
    this.formHeading = this.#section.getByRole('heading', { name: t('reviews.write') })
    this.guestNotice = this.#section.getByText(t('reviews.loginNotice'))
    this.logIn = this.#section.getByRole('button', { name: t('auth.login') })
    this.comment = this.#section.getByLabel(t('reviews.comment'))
    this.submit = this.#section.getByRole('button', { name: t('reviews.submit'), exact: true })
    this.sent = this.#section.getByText(t('reviews.sent'), { exact: true })
    this.already = this.#section.getByText(t('reviews.already'), { exact: true })
  }

  star(words: string): Locator {
    return this.#section.getByRole('radio', { name: words })
  }

  /** The review with this comment. */
  entry(comment: string): Locator {
    return this.#section.getByRole('listitem').filter({ hasText: comment })
  }

  count(n: number): Locator {
    return this.#section.getByText(literal(t('product.reviews', { n })))
  }
}

/** The names and comments of a product's reviews. */
export async function reviewTexts(request: APIRequestContext, product: Id): Promise<string[]> {
  const answer = await request.get(`/v1/products/${product}/reviews/`)
  await expect(answer).toBeOK()
  const { results } = (await answer.json()) as ReviewPage
  return results.flatMap(({ user_first_name: name, comment }) => [
    name,
    // Instead of a picture.
    name.slice(0, 1),
    comment,
    ...comment.split('\n'),
  ])
}

import type { Product } from '@dukani/contracts'
import type { APIRequestContext } from '@playwright/test'
import { newAccount } from './support/account.ts'
import { openProduct } from './support/productModal.ts'
import { allProducts } from './support/products.ts'
import { Reviews } from './support/reviews.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { formatDate } from '@dukani/i18n'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A product with reviews that no other journey reviews, since this one counts them. */
async function findReviewed(request: APIRequestContext): Promise<Product> {
  const reviewed = (await allProducts(request)).filter(({ reviews }) => reviews > 0)
  const product = reviewed[test.info().parallelIndex]
  if (product === undefined) throw new Error('the demo shop has too few products with reviews')
  return product
}

test('REV-01 REV-02 REV-03 PROD-10 a guest logs in from the notice, writes a review, and another customer reads it', async ({
  page,
  browser,
  request,
  auth,
  baseURL,
}) => {
  const product = await findReviewed(request)
  const person = await newAccount(request)
  const comment = `კარგია ${crypto.randomUUID()}`
  const reviews = new Reviews(page)
  await openProduct(page, product.id)
  await expect(reviews.guestNotice).toBeVisible()
  await reviews.logIn.click()
  await auth.logIn(person)
  await expect(reviews.formHeading).toBeInViewport()
  await expect(reviews.submit).toBeDisabled()

  // Only the keyboard from here on.
  await reviews.star(t('reviews.stars1')).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(reviews.star(t('reviews.stars2'))).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(comment)
  await page.keyboard.press('Tab')
  await expect(reviews.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reviews.sent).toBeVisible()
  const written = reviews.entry(comment)
  await expect(written).toContainText(person.first_name)
  await expect(reviews.count(product.reviews + 1).first()).toBeVisible()
  await page.reload()
  await expect(reviews.already).toBeVisible()

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await other.goto(`/product/${product.id}`)
  const seen = new Reviews(other).entry(comment)
  await expect(seen).toContainText(formatDate(new Date(), 'long', 'ka') ?? '')
  await expect(seen.getByRole('img', { name: t('product.rating', { rating: 2 }) })).toBeVisible()
  await context.close()
})

import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { findWalk, Related } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('ROUTE-02 PROD-11 PROD-12 after three products closing leads in one step to the list, at its place; forward leads to the first of them', async ({
  page,
  catalogue,
  modal,
  request,
}) => {
  const walk = await findWalk(request)
  const { product, list } = walk
  const related = new Related(page, walk)
  const card = catalogue.card(product.name).getByRole('link')
  await catalogue.open(list.slice(1))
  await card.scrollIntoViewIfNeeded()
  const place = (await card.boundingBox())?.y ?? 0
  await card.click()
  await expect(modal.heading).toHaveText(product.name)
  const seen = [product.name]
  for (let steps = 0; steps < 2; steps += 1) {
    await related.scrollTo()
    const names = await Promise.all((await related.links.all()).map((link) => related.nameOf(link)))
    expect(names).not.toContain(seen.at(-1))
    const at = names.findIndex((name) => !seen.includes(name))
    const [next, name] = [related.links.nth(at), names[at] ?? '']
    await next.click()
    await expect(modal.heading).toHaveText(name)
    // Another product is begun at its beginning.
    await expect(modal.heading).toBeInViewport()
    seen.push(name)
  }
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(page).toHaveURL(list)
  await expect.poll(async () => (await card.boundingBox())?.y).toBeCloseTo(place, 0)
  await page.goForward()
  await expect(modal.heading).toHaveText(product.name)
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(page).toHaveURL(list)
})

test('PROD-13 without a connection a product shows what the list knew and says why that is all; with it the rest comes by itself', async ({
  context,
  catalogue,
  modal,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await catalogue.open()
  const [first = '', second = ''] = await catalogue.names()
  // The modal itself is there from the first product on.
  await catalogue.card(first).getByRole('link').click()
  await expect(modal.add).toBeVisible()
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)

  await context.setOffline(true)
  await catalogue.card(second).getByRole('link').click()
  await expect(modal.heading).toHaveText(second)
  const told = modal.dialog.getByText(t('product.loadFailed', { reason: t('shell.offline') }))
  await expect(told).toBeVisible()
  await expect(modal.add).toHaveCount(0)
  // One way to try again, for the product and for its reviews.
  await expect(modal.dialog.getByText(t('error.title'))).toBeVisible()
  await modal.dialog.getByRole('button', { name: t('shell.retry') }).click()
  await expect(told).toBeVisible()

  await context.setOffline(false)
  await expect(modal.add).toBeVisible()
  await expect(told).toHaveCount(0)
  await expect(modal.dialog.getByText(t('error.title'))).toHaveCount(0)
})

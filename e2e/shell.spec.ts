import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('HEAD-01 the header has the logo, the tagline, the search box and the cart', async ({
  page,
  catalogue,
}) => {
  await catalogue.open()
  const header = page.getByRole('banner')
  await expect(header.getByText(t('shop.name'))).toBeVisible()
  await expect(header.getByText(t('shop.tagline'))).toBeVisible()
  await expect(header.getByRole('combobox', { name: t('header.search') })).toBeVisible()
  await expect(header.getByRole('link', { name: t('header.cart') })).toBeVisible()
})

test('ROUTE-07 the header, the notices and the footer are on every route; the logo leads home', async ({
  page,
  catalogue,
  toasts,
  problems,
}) => {
  problems.expect(/404.*no\/such\/page/)
  await catalogue.open()
  for (const path of ['/', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(toasts).toBeAttached()
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.name') })
    .click()
  await expect(page).toHaveURL('/')
})

test('ROUTE-07 HEAD-04 from another route the cart in the header leads to the cart section', async ({
  page,
  problems,
}) => {
  problems.expect(/404.*no\/such\/page/)
  await page.goto('/no/such/page')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.cart') })
    .click()
  await expect(page).toHaveURL('/#cart')
  await expect(page.getByRole('heading', { name: t('cart.title'), exact: true })).toBeInViewport()
})

test('ROUTE-11 the about section and the footer tell of the shop and lead to its social pages', async ({
  page,
  catalogue,
}) => {
  await catalogue.open()
  const about = page.getByRole('region', { name: t('about.title') })
  await expect(about).toContainText(t('about.text'))
  await expect(about.getByRole('listitem')).toHaveCount(3)
  const social = page.getByRole('navigation', { name: t('footer.social') })
  for (const name of ['Facebook', 'Instagram', 'TikTok']) {
    const link = social.getByRole('link', { name: `${name} (${t('footer.newTab')})`, exact: true })
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

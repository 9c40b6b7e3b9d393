import type { Address } from '@dukani/contracts'
import { expect, test } from './support/addressTest.ts'
import { ADDRESS } from './support/checkout.ts'
import { literal, t } from './support/texts.ts'

test('PROF-04 PROF-06 PROF-11 MAP-03 CHECK-01 an address is found by typing, saved, edited, and checked out with in two taps', async ({
  page,
  openBook,
  book,
  picker,
  posts,
  fillCart,
  checkout,
}) => {
  await openBook()
  await expect(book.dialog).toContainText(t('profile.noAddresses'))
  await book.add.click()
  await picker.takeFirst('ჭავჭავაძის')
  await expect(picker.marker).toBeVisible()
  await picker.choose.click()
  await expect(picker.dialog).toBeHidden()
  await expect(book.form).toBeVisible()
  await expect(book.field('city')).not.toHaveValue('')
  const home = `${await book.field('homeAddress').inputValue()} 12`
  await book.field('homeAddress').fill(home)
  if ((await book.field('region').inputValue()) === '') await book.field('region').fill('ვაკე')
  const csrf = page.waitForResponse((answer) => answer.url().endsWith('/v1/csrf/'))
  await book.save.click()
  await csrf
  await expect(book.card(home)).toBeFocused()
  expect(posts).toHaveLength(1)
  expect(posts[0]?.home_address).toBe(home)
  expect(posts[0]?.latitude).toBeCloseTo(42, 0)

  const { city = '' } = posts[0] ?? {}
  await (await book.type(home, 'city', city, 'რუსთავი')).press('Enter')
  await expect(book.value(home, 'city', 'რუსთავი')).toBeFocused()
  await page.goBack()
  await expect(book.dialog).toBeHidden()

  await fillCart()
  await expect(checkout.form.getByRole('radio', { name: literal(home) })).toBeChecked()
  await checkout.payment('checkout.bank').check()
  await checkout.submit.click()
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}/)
  const order = page.getByRole('dialog')
  await expect(order).toContainText(home)
  await expect(order).toContainText('რუსთავი')
})

test('MAP-05 PROF-11 a point on the map is saved with its address; Back closes the picker alone', async ({
  page,
  openBook,
  book,
  picker,
  posts,
}) => {
  await openBook()
  await book.add.click()
  await expect(picker.map).toBeVisible()
  await page.goBack()
  await expect(picker.dialog).toBeHidden()
  await expect(book.add).toBeFocused()
  await book.add.click()
  await picker.point()
  await expect(picker.marker).toBeVisible()
  await picker.choose.click()
  await expect(book.form).toBeVisible()
  await book.fill({ ...ADDRESS, home_address: 'რუკიდან 5' })
  await book.save.click()
  await expect(book.card('რუკიდან 5')).toBeVisible()
  expect(posts[0]?.latitude).toBeCloseTo(41.7, 0)
  expect(posts[0]?.longitude).toBeCloseTo(44.8, 0)
  await page.reload()
  await expect(book.card('რუკიდან 5')).toBeVisible()
})

test('PROF-04 PROF-07 PROF-08 by hand, without a connection, and deleted after a question', async ({
  page,
  context,
  openBook,
  book,
  posts,
  toasts,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await openBook()
  await book.typeIt.click()
  await expect(book.field('homeAddress')).toBeFocused()
  await book.fill(ADDRESS)
  await context.setOffline(true)
  await book.save.click()
  await expect(book.form.getByRole('alert').filter({ hasText: t('shell.offline') })).toBeVisible()
  await expect(book.field('homeAddress')).toHaveValue(ADDRESS.home_address)
  await context.setOffline(false)
  await book.save.click()
  await expect(book.card(ADDRESS.home_address)).toBeFocused()
  expect(posts.at(-1)).toEqual({ ...ADDRESS, latitude: null, longitude: null })

  await book.delete(ADDRESS.home_address).click()
  await expect(book.question.getByRole('button', { name: t('addresses.keep') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(book.question).toBeHidden()
  await expect(book.card(ADDRESS.home_address)).toBeVisible()
  await book.delete(ADDRESS.home_address).click()
  await book.question.getByRole('button', { name: t('addresses.delete') }).click()
  await expect(book.card(ADDRESS.home_address)).toBeHidden()
  await expect(book.add).toBeFocused()
  await expect(toasts).toContainText(t('addresses.deleted'))
  await page.reload()
  await expect(book.dialog).toContainText(t('profile.noAddresses'))
})

test('CHECK-02 CHECK-03 a new address from the map is ordered to and saved, and the address book has it', async ({
  page,
  openBook,
  book,
  picker,
  posts,
  fillCart,
  checkout,
}) => {
  await fillCart()
  await checkout.form.getByRole('button', { name: t('addresses.pick') }).click()
  await picker.takeFirst('ჭავჭავაძის')
  await picker.choose.click()
  await expect(picker.dialog).toBeHidden()
  await expect(checkout.form.getByText(t('addresses.onMap'))).toBeVisible()
  await checkout.fillAddress(ADDRESS)
  await checkout.form.getByRole('checkbox', { name: t('checkout.saveAddress') }).check()
  await checkout.payment('checkout.bank').check()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/v1/customer/addresses/'),
  )
  const ordered = page.waitForRequest((one) => one.url().endsWith('/v1/orders/create/'))
  await checkout.submit.click()
  expect((await ordered).postDataJSON()).not.toHaveProperty('latitude')
  const address = (await (await saved).json()) as Address
  expect(address).toMatchObject(ADDRESS)
  expect(address.latitude).toBeCloseTo(42, 0)
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}/)
  expect(posts).toHaveLength(1)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.close') })
    .click()
  await openBook()
  await expect(book.card(ADDRESS.home_address)).toBeVisible()
})

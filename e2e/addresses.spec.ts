import { expect, test } from './support/addressTest.ts'
import { ADDRESS } from './support/checkout.ts'
import { literal, t } from './support/texts.ts'

// None of these needs a map: in a browser without WebGL they cost a fraction of the time.
test.beforeEach(async ({ page, problems }) => {
  problems.expect(/WebGL/i)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
})

test(
  'PROF-04 PROF-11 MAP-03 MAP-08 CHECK-01 without WebGL an address is found by typing, saved, edited, and ordered to',
  { tag: '@phone' },
  async ({ page, openPicker, book, picker, posts, fillCart, checkout }) => {
    await openPicker()
    await expect(picker.dialog).toContainText(t('map.initFailed'))
    await picker.takeFirst('ჭავჭავაძის')
    await picker.choose.click()
    await expect(picker.dialog).toBeHidden()
    await expect(book.field('city')).not.toHaveValue('')
    const home = `${await book.field('homeAddress').inputValue()} 12`
    await book.field('homeAddress').fill(home)
    if ((await book.field('region').inputValue()) === '') await book.field('region').fill('ვაკე')
    await book.save.click()
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
  },
)

test('CHECK-02 CHECK-03 MAP-06 MAP-08 an order goes to where the device is; the address book has the address then', async ({
  page,
  context,
  openBook,
  book,
  picker,
  posts,

  fillCart,
  checkout,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.6461, longitude: 41.6405 })
  await fillCart()
  await checkout.form.getByRole('button', { name: t('addresses.pick') }).click()
  await picker.locate.click()
  await expect(picker.dialog).toContainText('ბათუმი')
  await picker.choose.click()
  await expect(picker.dialog).toBeHidden()
  await expect(checkout.form.getByText(t('addresses.onMap'))).toBeVisible()
  await checkout.fillAddress(ADDRESS)
  await checkout.form.getByRole('checkbox', { name: t('checkout.saveAddress') }).check()
  await checkout.payment('checkout.bank').check()
  await checkout.submit.click()
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.close') })
    .click()
  await openBook()
  await expect(book.card(ADDRESS.home_address)).toBeVisible()
  expect(posts).toEqual([{ ...ADDRESS, latitude: 41.6461, longitude: 41.6405 }])
})

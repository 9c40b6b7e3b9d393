import { expireAccessToken } from './support/account.ts'
import { png } from './support/png.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test(
  'PROF-01 PROF-02 AUTH-11 NAV-06 it opens on the addresses; a field is saved where it stands, the header follows, and a reload finds it',
  { tag: '@phone' },
  async ({ page, context, auth, profile, customer }) => {
    const puts: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(request.postDataJSON())
    })
    const asked = page.waitForRequest((request) => request.url().endsWith('/v1/customer/addresses/'))
    await profile.open()
    await asked
    await expect(profile.tab('addresses')).toHaveAttribute('aria-selected', 'true')
    await expect(profile.dialog).toContainText(t('profile.noAddresses'))
    await expect(profile.dialog).toContainText(`${customer.first_name} ${customer.last_name}`)
    await expect(profile.dialog).toContainText(customer.email)

    await profile.tab('title').click()
    // An expired token is renewed first.
    await expireAccessToken(context)
    await profile.type('firstName', customer.first_name, 'თამარ')
    await profile.input('firstName').press('Enter')
    await expect(profile.value('firstName', 'თამარ')).toBeVisible()
    await profile.type('phone', '+995555123456', '599 11 22 33')
    // Back closes the field and the modal.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.goBack()
    await saved
    await expect(profile.dialog).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(auth.account({ first_name: 'თამარ' })).toBeVisible()
    expect(puts).toEqual([{ first_name: 'თამარ' }, { phone_number: '599 11 22 33' }])

    await page.reload()
    await expect(auth.account({ first_name: 'თამარ' })).toBeVisible()
    await profile.open()
    await profile.tab('title').click()
    await expect(profile.value('phone', '+995599112233')).toBeVisible()
  },
)

test('PROF-01 PROF-02 a picture is sent, shown from the shop’s media, refused when it is none, and removed', async ({
  page,
  profile,
  problems,
  toasts,
  customer: _customer,
}) => {
  problems.expect(/status of 400/)
  await profile.open()
  await expect(profile.picture).toHaveCount(0)
  await profile.choose(png(64, [140, 28, 59]))
  await expect(toasts).toContainText(t('profile.pictureSaved'))
  await expect(profile.picture).toHaveAttribute('src', /^\/media\/people\/[0-9a-f-]{36}\.webp$/)
  await expect
    .poll(() => profile.picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(512)
  const address = (await profile.picture.getAttribute('src')) ?? ''

  // The server checks the file's content.
  await profile.choose(Buffer.from('no picture at all'))
  await expect(profile.alert).toContainText(/\S/)
  await expect(profile.picture).toHaveAttribute('src', address)

  await page.reload()
  await expect(profile.picture).toHaveAttribute('src', address)
  await profile.dialog.getByRole('button', { name: t('profile.removePicture') }).click()
  await expect(toasts).toContainText(t('profile.pictureRemoved'))
  await expect(profile.picture).toHaveCount(0)
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
})

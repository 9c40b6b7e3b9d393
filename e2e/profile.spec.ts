import { png } from './support/png.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('PROF-01 NAV-06 it opens on the addresses, which are loaded then, and Back closes it', async ({
  page,
  profile,
  customer,
}) => {
  const asked = page.waitForRequest((request) => request.url().endsWith('/v1/customer/addresses/'))
  await profile.open()
  await asked
  await expect(profile.tab('addresses')).toHaveAttribute('aria-selected', 'true')
  await expect(profile.dialog).toContainText(t('profile.noAddresses'))
  await expect(profile.dialog).toContainText(`${customer.first_name} ${customer.last_name}`)
  await expect(profile.dialog).toContainText(customer.email)
  await page.goBack()
  await expect(profile.dialog).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('PROF-02 each field is saved where it stands, the header follows at once, and a reload finds it all', async ({
  page,
  auth,
  profile,
  customer,
}) => {
  const puts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.postDataJSON())
  })
  await profile.open()
  await profile.tab('title').click()
  // By Enter, and by leaving the field for the next one.
  await profile.type('firstName', customer.first_name, 'თამარ')
  await profile.input('firstName').press('Enter')
  await expect(profile.value('firstName', 'თამარ')).toBeFocused()
  await profile.type('lastName', customer.last_name, 'გელაშვილი')
  await profile.type('idnumber', customer.idnumber, '61001012345')
  await expect(profile.value('lastName', 'გელაშვილი')).toBeVisible()
  await profile.type('phone', '+995555123456', '599 11 22 33')
  await expect(profile.value('idnumber', '61001012345')).toBeVisible()
  await profile.tab('addresses').click()
  await profile.tab('title').click()
  await expect(profile.value('phone', '+995599112233')).toBeVisible()
  expect(puts).toEqual([
    { first_name: 'თამარ' },
    { last_name: 'გელაშვილი' },
    { idnumber: '61001012345' },
    { phone_number: '599 11 22 33' },
  ])
  // Back leaves the field too.
  await profile.type('lastName', 'გელაშვილი', 'ჩიქოვანი')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.goBack()
  await saved
  await expect(auth.account({ first_name: 'თამარ' })).toBeVisible()

  await page.reload()
  await expect(auth.account({ first_name: 'თამარ' })).toBeVisible()
  await profile.open()
  await profile.tab('title').click()
  await expect(profile.value('lastName', 'ჩიქოვანი')).toBeVisible()
  await expect(profile.value('idnumber', '61001012345')).toBeVisible()
  await expect(profile.value('phone', '+995599112233')).toBeVisible()
})

test('PROF-02 PROF-03 what is wrong is said at the field and stays there until it is right', async ({
  page,
  profile,
  problems,
  customer,
}) => {
  problems.expect(/status of 503/)
  await profile.open()
  await profile.tab('title').click()
  await profile.type('idnumber', customer.idnumber, '0123')
  await profile.input('idnumber').press('Enter')
  await expect(profile.input('idnumber')).toHaveAccessibleDescription(new RegExp(t('field.idnumber')))
  await expect(profile.input('idnumber')).toHaveValue('0123')
  await profile.input('idnumber').fill('')
  await profile.input('idnumber').press('Tab')
  await expect(profile.input('idnumber')).toHaveAccessibleDescription(new RegExp(t('field.required')))

  // A server that can't just now.
  await page.route('**/v1/accounts/profile/', (route) => route.fulfill({ status: 503, json: {} }))
  await profile.input('idnumber').fill('61001012345')
  await profile.input('idnumber').press('Enter')
  await expect(profile.input('idnumber')).toHaveAccessibleDescription(new RegExp(t('profile.updateFailed')))
  await expect(profile.input('idnumber')).toHaveValue('61001012345')
  await page.unroute('**/v1/accounts/profile/')
  await profile.input('idnumber').press('Enter')
  await expect(profile.value('idnumber', '61001012345')).toBeVisible()
})

test('PROF-03 without the cookies of a session a field isn’t saved', async ({
  page,
  context,
  profile,
  customer,
}) => {
  await profile.open()
  await profile.tab('title').click()
  await profile.type('firstName', customer.first_name, 'თამარ')
  const puts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url())
  })
  await context.clearCookies({ name: 'accessToken' })
  await profile.input('firstName').press('Enter')
  await expect(profile.input('firstName')).toHaveAccessibleDescription(
    new RegExp(t('profile.notAuthenticated')),
  )
  await expect(profile.input('firstName')).toHaveValue('თამარ')
  expect(puts).toEqual([])
})

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

  // By its kind before it is sent, and by its content afterwards.
  await profile.choose(Buffer.from('GIF89a'), 'image/gif')
  await expect(profile.alert).toContainText(t('profile.pictureKind'))
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

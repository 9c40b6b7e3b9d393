import { expect, test } from './support/addressTest.ts'
import { ADDRESS } from './support/checkout.ts'
import { t } from './support/texts.ts'

test('MAP-06 the device’s position is taken', async ({ context, openPicker, picker }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.6461, longitude: 41.6405 })
  await openPicker()
  await picker.locate.click()
  await expect(picker.marker).toBeVisible()
  await expect(picker.dialog).toContainText('ბათუმი')
})

test('MAP-06 a position that is refused is said, and the search goes on', async ({
  context,
  openPicker,
  picker,
}) => {
  await context.clearPermissions()
  await openPicker()
  await picker.locate.click()
  await expect(picker.dialog).toContainText(t('map.positionFailed'))
  await picker.takeFirst('ჭავჭავაძის')
  await expect(picker.dialog).not.toContainText(t('map.positionFailed'))
})

test('MAP-06 a position that doesn’t come within 10 s is given up', async ({ page, openPicker, picker }) => {
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, refuse, options) => {
      const isAsSpecified =
        options?.timeout === 10_000 && options.enableHighAccuracy === true && options.maximumAge === 0
      // The browser's own word for it: 3 is TIMEOUT.
      if (isAsSpecified) refuse?.({ code: 3, message: '' } as GeolocationPositionError)
    }
  })
  await openPicker()
  await picker.locate.click()
  await expect(picker.dialog).toContainText(t('map.positionFailed'))
})

test('MAP-08 without WebGL the search still gives an address', async ({
  page,
  openPicker,
  picker,
  book,
  posts,
  problems,
}) => {
  problems.expect(/WebGL/i)
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openPicker()
  await expect(picker.dialog).toContainText(t('map.initFailed'))
  await picker.search('რუსთაველის')
  await expect(picker.field).not.toHaveValue('რუსთაველის')
  await picker.choose.click()
  await expect(book.form).toBeVisible()
  await book.fill(ADDRESS)
  await book.save.click()
  await expect(book.card(ADDRESS.home_address)).toBeVisible()
  expect(posts[0]?.latitude).not.toBeNull()
})

test('MAP-08 tiles that don’t come: the sketch takes their place, said once', async ({
  openPicker,
  picker,
  problems,
}) => {
  problems.expect(/ERR_FAILED|tile\.openstreetmap\.org/)
  await picker.refuseTiles()
  await openPicker()
  await expect(picker.dialog.getByText(t('map.sketchInstead'))).toHaveCount(1)
  await picker.point()
  await expect(picker.marker).toBeVisible()
})

test('MAP-08 tiles that nobody answers for: the sketch is there in some seconds, said once', async ({
  page,
  openPicker,
  picker,
}) => {
  await picker.hangTiles()
  const asked: { service?: number; sketch?: number } = {}
  page.on('request', (request) => {
    if (request.url().includes('/tiles/sketch/')) asked.sketch ??= Date.now()
    else if (request.url().includes('tile.openstreetmap.org')) asked.service ??= Date.now()
  })
  const drawn = page.waitForResponse(/\/tiles\/sketch\//)
  await openPicker()
  expect((await drawn).status()).toBe(200)
  await expect(picker.dialog.getByText(t('map.sketchInstead'))).toHaveCount(1)
  const waited = (asked.sketch ?? Infinity) - (asked.service ?? Infinity)
  // About 2.5 s, as far as somebody outside the browser can say.
  expect(waited).toBeGreaterThan(1000)
  expect(waited).toBeLessThan(7000)
  await picker.point()
  await expect(picker.marker).toBeVisible()
})

test('MAP-04 MAP-05 a geocoder that fails: said at the search and at the point, which is taken to be written by hand', async ({
  page,
  openPicker,
  picker,
  book,
  posts,
  problems,
}) => {
  problems.expect(/status of 500/)
  await page.route(/\/v1\/customer\/(search-address|reverse-geocode)\//, (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await openPicker()
  await picker.search('რუსთაველის')
  await expect(picker.dialog).toContainText(t('map.searchFailed'))
  await picker.point()
  await expect(picker.dialog).toContainText(t('map.reverseFailed'))
  await picker.choose.click()
  // Nothing is known of it: each required field is marked, the first has focus.
  await expect(book.field('homeAddress')).toBeFocused()
  await expect(book.form.getByText(t('field.required'))).toHaveCount(3)
  await book.fill(ADDRESS)
  await book.save.click()
  await expect(book.card(ADDRESS.home_address)).toBeVisible()
  expect(posts[0]?.latitude).toBeCloseTo(41.7, 0)
})

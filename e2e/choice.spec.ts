import type { Product } from '@dukani/contracts'
import type { Page } from '@playwright/test'
import { AuthModal } from './support/authModal.ts'
import { expectChosen, expectStock, findChoosy } from './support/choice.ts'
import { openProduct, ProductModal } from './support/productModal.ts'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SAVE = '/v1/save-specification/'

/** The next choice that is told to the server. */
function nextSave(page: Page) {
  return page.waitForResponse((answer) => answer.url().endsWith(SAVE) && answer.request().method() === 'POST')
}

test('PROD-02 PROD-03 PROD-04 PROD-06 price, old price, discount and stock follow the choice; what has no price is reached but never chosen', async ({
  page,
  modal,
  request,
}) => {
  const { product, reduced, few, priceless } = await findChoosy(request)
  await openProduct(page, product.id)
  await modal.specification(reduced.value).click()
  await expectChosen(page, product, reduced)
  await modal.specification(few.value).click()
  await expectChosen(page, product, few)

  const unavailable = modal.specification(priceless.value)
  await expect(unavailable).toContainText(t('product.priceUnavailable'))
  await expect(unavailable).toBeDisabled()
  await modal.specification(product.specifications[0]?.value ?? '').focus()
  for (const _option of product.specifications) {
    if (await unavailable.evaluate((option) => option === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(unavailable).toBeFocused()
  await expect(unavailable).not.toBeChecked()
  await page.keyboard.press('Space')
  await expect(unavailable).not.toBeChecked()
  await expect(
    modal.message.filter({ hasText: `${priceless.value}: ${t('product.priceUnavailable')}` }),
  ).toBeVisible()
})

test('PROD-04 a customer’s choice is saved, and there after a reload and on another device', async ({
  page,
  browser,
  baseURL,
  request,
  customer,
  modal,
}) => {
  const { product, few } = await findChoosy(request)
  await openProduct(page, product.id)
  const saved = nextSave(page)
  await modal.specification(few.value).click()
  const answer = await saved
  expect(answer.ok()).toBe(true)
  expect(answer.request().postDataJSON()).toEqual({ product: product.id, specification: few.id })
  await expectChosen(page, product, few)
  await page.reload()
  await expectChosen(page, product, few)

  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  const there = await device.newPage()
  await there.goto('/')
  const auth = new AuthModal(there)
  await auth.open()
  await auth.logIn(customer)
  await there.goto(`/product/${product.id}`)
  await expectChosen(there, product, few)
  await device.close()
})

test('PROD-04 a guest’s choice stays in the browser: no server is told, a reload keeps it, another device has none', async ({
  page,
  browser,
  baseURL,
  request,
  modal,
}) => {
  const { product, few } = await findChoosy(request)
  const told: string[] = []
  page.on('request', (call) => {
    if (call.url().includes(SAVE)) told.push(call.method())
  })
  await openProduct(page, product.id)
  const asked = page.waitForResponse((answer) => answer.url().includes(`specification_id=${few.id}`))
  await modal.specification(few.value).click()
  await asked
  await page.reload()
  await expectChosen(page, product, few)
  expect(told).toEqual([])

  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  const there = await device.newPage()
  await there.goto(`/product/${product.id}`)
  const elsewhere = new ProductModal(there)
  await expect(elsewhere.specification(few.value)).not.toBeChecked()
  await device.close()
})

test('PROD-04 PROD-13 what could not be saved is said with the server’s own error; the choice stays, and the next one is saved', async ({
  page,
  request,
  problems,
  customer,
  modal,
}) => {
  problems.expect(/status of 400/)
  expect(customer.email).toContain('@')
  const { product, reduced, few } = await findChoosy(request)
  const error = 'ეს სპეციფიკაცია აღარ იყიდება'
  await page.route(
    (url) => url.pathname === SAVE,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { error } })
        : route.continue(),
  )
  await openProduct(page, product.id)
  await modal.specification(few.value).click()
  await expect(modal.message.filter({ hasText: error })).toBeVisible()
  await expectChosen(page, product, few)
  await page.unrouteAll()
  const saved = nextSave(page)
  await modal.specification(reduced.value).click()
  expect((await saved).ok()).toBe(true)
  await expectChosen(page, product, reduced)
  await expect(modal.message.filter({ hasText: error })).toHaveCount(0)
})

test('PROD-04 PROD-12 of two quick choices the last is shown, whichever answer comes last', async ({
  page,
  request,
  modal,
}) => {
  const { product, reduced, few } = await findChoosy(request)
  const stockOf = new Map([
    [String(few.id), 3],
    [String(reduced.id), 2],
  ])
  const gates = new Map([...stockOf.keys()].map((id) => [id, Promise.withResolvers<undefined>()]))
  await page.route(
    (url) => url.pathname === `/v1/products/${product.id}/` && url.searchParams.has('specification_id'),
    async (route) => {
      const asked = new URL(route.request().url()).searchParams.get('specification_id') ?? ''
      await gates.get(asked)?.promise
      const answer = await route.fetch()
      const told = (await answer.json()) as Product
      const inventory = stockOf.get(asked) ?? 0
      const specifications = told.specifications.map((one) => ({ ...one, inventory }))
      await route.fulfill({ response: answer, json: { ...told, specifications } })
    },
  )
  const asks =
    ({ id }: { id: unknown }) =>
    (call: { url: () => string }) =>
      call.url().includes(`specification_id=${String(id)}`)
  await openProduct(page, product.id)
  for (const choice of [few, reduced]) {
    const asked = page.waitForRequest(asks(choice))
    await modal.specification(choice.value).click()
    await asked
  }
  gates.get(String(reduced.id))?.resolve(undefined)
  await expectStock(page, 2)
  const late = page.waitForResponse(asks(few))
  gates.get(String(few.id))?.resolve(undefined)
  await (await late).finished()
  await expectStock(page, 2)
  await expect(modal.specification(reduced.value)).toBeChecked()
  await modal.specification(few.value).click()
  await expectStock(page, 3)
})

test('PROD-07 PROD-08 CART-07 what is missing is said in the modal; more is added up to five; the card knows', async ({
  page,
  request,
  modal,
  catalogue,
  cart,
}) => {
  const { product, reduced } = await findChoosy(request)
  const { name } = product
  await openProduct(page, `${product.id}?search=${encodeURIComponent(name)}`)
  await expect(modal.add).toHaveText(t('product.addToCart'))
  await modal.add.click()
  await expect(modal.message.filter({ hasText: t('product.chooseSpecification') })).toBeVisible()
  await modal.specification(reduced.value).click()
  await expect(modal.message.filter({ hasText: t('product.chooseSpecification') })).toHaveCount(0)
  const quantity = modal.dialog.getByRole('status', { name: t('cart.quantityOf', { name }) })
  for (let count = 1; count <= 5; count += 1) {
    await modal.add.click()
    await expect(modal.add).toHaveText(t('product.addMore'))
    await expect(quantity).toHaveText(String(count))
  }
  await modal.add.click()
  await expect(modal.message.filter({ hasText: t('cart.maximum', { n: 5 }) })).toBeVisible()
  await expect(quantity).toHaveText('5')
  await modal.close.click()
  await expect(catalogue.addButton(name)).toHaveAccessibleName(t('card.inCartNamed', { name, count: 5 }))
  await page.goto('/')
  await cart.expectCount(5)
})

test('PROD-08 a product without stock can’t be added, and its modal says why', async ({
  page,
  request,
  modal,
  cart,
}) => {
  const gone = await findProduct(
    request,
    'without stock',
    (it) => it.specifications.length === 0 && (it.effective_inventory ?? it.inventory) === 0,
  )
  await openProduct(page, gone.id)
  const more = modal.dialog.getByRole('button', { name: t('cart.increase', { name: gone.name }) })
  await expect(more).toBeDisabled()
  await expect(more).toHaveAccessibleDescription(t('product.outOfStock'))
  await modal.add.click()
  await expect(modal.message.filter({ hasText: t('product.outOfStock') })).toBeVisible()
  await page.goto('/')
  await cart.expectCount(0)
})

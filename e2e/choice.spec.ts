import { shownPrice } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { AuthModal } from './support/authModal.ts'
import { expectChosen, findChoosy } from './support/choice.ts'
import { openProduct } from './support/productModal.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SAVE = '/v1/save-specification/'

test('PROD-02 PROD-04 PROD-06 a customer’s choice brings its price, old price, discount and stock, is saved, and there after a reload and on another device', async ({
  page,
  browser,
  baseURL,
  request,
  customer,
  modal,
}) => {
  const { product, reduced, few } = await findChoosy(request)
  await openProduct(page, product.id)
  for (const choice of [reduced, few]) {
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith(SAVE) && answer.request().method() === 'POST',
    )
    await modal.specification(choice.value).click()
    const answer = await saved
    expect(answer.ok()).toBe(true)
    expect(answer.request().postDataJSON()).toEqual({ product: product.id, specification: choice.id })
    await expectChosen(page, product, choice)
  }
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

test(
  'PROD-04 PROD-07 PROD-08 CART-07 a guest’s choice outlives a reload and no server is told; more of it is added up to five, and the cart has it at its price',
  { tag: '@phone' },
  async ({ page, request, modal, catalogue, cart }) => {
    const { product, reduced } = await findChoosy(request)
    const { name } = product
    const told: string[] = []
    page.on('request', (call) => {
      if (call.url().includes(SAVE)) told.push(call.method())
    })
    const missing = modal.message.filter({ hasText: t('product.chooseSpecification') })
    await openProduct(page, `${product.id}?search=${encodeURIComponent(name)}`)
    await modal.add.click()
    await expect(missing).toBeVisible()
    const asked = page.waitForResponse((answer) => answer.url().includes(`specification_id=${reduced.id}`))
    await modal.specification(reduced.value).click()
    await expect(missing).toHaveCount(0)
    await asked
    await page.reload()
    await expectChosen(page, product, reduced)
    expect(told).toEqual([])

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
    await expect(cart.row(name)).toContainText(reduced.value)
    await expect(cart.total).toHaveText(formatMoney(5 * (shownPrice(product, reduced)?.price ?? 0)))
  },
)

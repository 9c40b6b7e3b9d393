import type { Register } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import type { Response } from '@playwright/test'
import { GOODS, HONEY, HONEY_SIZES, TEA } from './otherServer/goods.ts'
import { expect, test } from './otherServer/test.ts'
import { expireAccessToken, newPerson } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { Reviews } from './support/reviews.ts'
import { literal, t } from './support/texts.ts'
import { Wishlist } from './support/wishlist.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const [, MIDDLE, PRICELESS] = HONEY_SIZES

/** Whether a response is to saving or removing a product. */
const isWrite = (answer: Response, method: 'POST' | 'DELETE') =>
  answer.request().method() === method && answer.url().includes('/v1/saved-items/')

test(
  'API-02 CAT-07 CART-13 ROUTE-05 at another server a guest fills a cart, logs in, and orders by transfer',
  { tag: '@phone' },
  async ({ page, request, otherShop, catalogue, modal, cart, auth, checkout }) => {
    const person = newPerson()
    await expect(await request.post(`${otherShop.api}/v1/accounts/register/`, { data: person })).toBeOK()

    await test.step('browses', async () => {
      await catalogue.open()
      await expect(catalogue.cards).toHaveCount(GOODS.length)
      // The single picture, from the other server.
      await expect(catalogue.card(TEA).locator('img').first()).toHaveJSProperty('naturalWidth', 90)
      await catalogue.arriveAtEnd()
      await expect(catalogue.loadMore).toBeHidden()
      await expect(catalogue.cards).toHaveCount(GOODS.length)
      await catalogue.category('თაფლი').click()
      await expect(catalogue.cards).toHaveCount(3)
    })

    await test.step('chooses a specification', async () => {
      const honey = catalogue.card(HONEY).getByRole('link', { name: literal(HONEY) })
      await honey.first().click()
      await expect(modal.heading).toHaveText(HONEY)
      await expect(modal.specification(PRICELESS)).toBeDisabled()
      await modal.specification(MIDDLE).click()
      await expect(modal.price).toHaveText(formatMoney(1640))
      await modal.add.click()
      await modal.close.click()
      await expect(cart.row(HONEY)).toContainText(MIDDLE)
      await catalogue.open(`?search=${encodeURIComponent(TEA)}`)
      await expect(catalogue.cards).toHaveCount(1)
      await catalogue.addButton(TEA).click()
      await cart.increase(TEA).click()
      await cart.expectSaved()
      await expect(cart.total).toHaveText(formatMoney(2 * 1250 + 1640))
    })

    await test.step('logs in, and the cart comes along', async () => {
      await checkout.guest.click()
      await auth.logIn(person)
      await expect(checkout.form).toBeVisible()
      await expect(cart.quantity(TEA)).toHaveText('2')
      await expect(cart.row(HONEY)).toContainText(MIDDLE)
      await cart.expectCount(3)
    })

    await test.step('orders, and sees the order', async () => {
      await checkout.fillAddress(ADDRESS)
      await checkout.payment('checkout.bank').check()
      await checkout.submit.click()
      await expect(page).toHaveURL(/\/orders\/\d+/)
      const order = page.getByRole('dialog', { name: t('orders.title') })
      await expect(order).toContainText(t('orders.status.pending'))
      await expect(order).toContainText(formatMoney(2 * 1250 + 1640))
      await expect(order).toContainText(MIDDLE)
      await expect(order).toContainText(ADDRESS.home_address)
      await expect(order.getByRole('button', { name: t('orders.cancel') })).toBeHidden()
      await order.getByRole('button', { name: t('orders.back') }).click()
      await expect(order.getByRole('listitem')).toHaveCount(1)
      await order.getByRole('button', { name: t('shell.close') }).click()
      await expect(page.locator('#cart')).toContainText(t('cart.empty'))
    })

    expect([...otherShop.strays]).toEqual([])
  },
)

test(
  'API-02 CHECK-08 WISH-01 REV-02 PROF-02 PROF-09 AUTH-09 at another server a customer signs up, pays by card, saves, reviews and edits',
  { tag: '@full' },
  async ({
    page,
    context,
    otherShop,
    problems,
    catalogue,
    modal,
    cart,
    auth,
    checkout,
    sidebar,
    profile,
  }) => {
    // The earlier choice is requested, which only our server supports.
    problems.expect(/status of 404 .*\/v1\/save-specification\//)
    const person = newPerson()
    const openSidebar = async (customer: Pick<Register, 'first_name'>) => {
      await auth.account(customer).click()
      await expect(sidebar.heading).toBeFocused()
    }

    await test.step('signs up, logs in, and is still there when the access token is too old', async () => {
      await catalogue.open()
      await auth.open()
      await auth.showSignUp()
      await auth.fillRegistration(person)
      await auth.submit(t('auth.signUp'))
      await expect(auth.field('firstName')).toBeHidden()
      await auth.field('password').fill(person.password)
      await auth.submit(t('auth.login'))
      await expect(auth.account(person)).toBeVisible()
      await expireAccessToken(context)
      await page.reload()
      await expect(auth.account(person)).toBeVisible()
    })

    await test.step('orders to an address that is saved, and pays on another page', async () => {
      await catalogue.addButton(TEA).click()
      await cart.expectSaved()
      await checkout.fillAddress(ADDRESS)
      await checkout.form.getByRole('checkbox', { name: t('checkout.saveAddress') }).check()
      await expect(checkout.payment('checkout.flitt')).toBeChecked()
      await checkout.submit.click()
      await expect(page).toHaveURL(/\/pay\/\d+$/)
      await page.getByRole('link').click()
      const result = page.getByRole('dialog', { name: t('payment.title') })
      await expect(result).toContainText(t('payment.paid'))
      await expect(result).toContainText(formatMoney(1250))
      await result.getByRole('button', { name: t('shell.close') }).click()
      await expect(catalogue.cards.first()).toBeVisible()
    })

    await test.step('saves a product, and takes it out again', async () => {
      const heart = catalogue.heart(TEA)
      const saved = page.waitForResponse((answer) => isWrite(answer, 'POST'))
      await heart.click()
      await saved
      await page.reload()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      const wishlist = new Wishlist(page)
      await wishlist.open(auth.account(person))
      await expect(wishlist.rows).toHaveCount(1)
      const deleted = page.waitForResponse((answer) => isWrite(answer, 'DELETE'))
      await wishlist.bin(TEA).click()
      await deleted
      await expect(wishlist.dialog.getByText(t('wishlist.empty'))).toBeVisible()
      await wishlist.dialog.getByRole('button', { name: t('shell.close') }).click()
      await expect(wishlist.dialog).toBeHidden()
    })

    await test.step('writes a review', async () => {
      const reviews = new Reviews(page)
      const comment = 'სუნიც კარგი აქვს'
      await catalogue
        .card(HONEY)
        .getByRole('link', { name: literal(HONEY) })
        .first()
        .click()
      await expect(modal.heading).toHaveText(HONEY)
      await expect(reviews.formHeading).toBeVisible()
      await reviews.star(t('reviews.stars4')).check({ force: true })
      await reviews.comment.fill(comment)
      await reviews.submit.click()
      await expect(reviews.entry(comment)).toContainText(person.first_name)
      await page.reload()
      await expect(reviews.already).toBeVisible()
      await modal.close.click()
      await expect(modal.dialog).toBeHidden()
    })

    await test.step('finds the address saved, and edits the name', async () => {
      await openSidebar(person)
      await sidebar.line(t('sidebar.profile')).click()
      await sidebar.choose(t('sidebar.editProfile'))
      await profile.tab('addresses').click()
      await expect(profile.dialog).toContainText(ADDRESS.home_address)
      await profile.tab('title').click()
      await profile.type('firstName', person.first_name, 'თამარ')
      await profile.input('firstName').press('Enter')
      await expect(profile.value('firstName', 'თამარ')).toBeVisible()
      await page.goBack()
      await expect(profile.dialog).toBeHidden()
      await expect(auth.account({ first_name: 'თამარ' })).toBeVisible()
    })

    const password = newPerson().password
    await test.step('changes the password, logs out, and in with the new one', async () => {
      await openSidebar({ first_name: 'თამარ' })
      await sidebar.line(t('sidebar.profile')).click()
      await sidebar.choose(t('sidebar.changePassword'))
      const change = page.getByRole('dialog', { name: t('password.title') })
      await change.getByLabel(new RegExp(`^${literal(t('password.old')).source}`)).fill(person.password)
      await change.getByLabel(new RegExp(`^${literal(t('password.new')).source}`)).fill(password)
      await change.getByRole('button', { name: t('password.submit') }).click()
      await expect(change).toBeHidden()
      const anew = page.waitForEvent('load')
      await auth.logOut({ first_name: 'თამარ' })
      await anew
      await auth.open()
      await auth.logIn({ email: person.email, password })
      await expect(auth.account({ first_name: 'თამარ' })).toBeVisible()
    })

    expect([...otherShop.strays]).toEqual(['GET /v1/save-specification/'])
  },
)

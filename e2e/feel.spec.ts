import type { Locator, Page } from '@playwright/test'
import { accessTokenOf, newAccount } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import {
  atRest,
  cutOff,
  setTextSize,
  shiftOf,
  smallTargets,
  watchShifts,
  withoutRing,
} from './support/feel.ts'
import { expectListening } from './support/listening.ts'
import { placeOrder } from './support/placedOrder.ts'
import { openProduct } from './support/productModal.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test as base } from './support/test.ts'
import { t } from './support/texts.ts'
import { savePastTheScreen, Wishlist } from './support/wishlist.ts'

/** Maximum layout shift: a customer's name that appears in the header, and no more. 0.1 counts as good. */
const MOST_SHIFT = 0.01
/** The narrowest screen, and a desktop at 400 % zoom. */
const NARROW = { width: 320, height: 640 }
const HOME = { ...ADDRESS, latitude: 41.6995, longitude: 44.796 }

interface Feel {
  /** All targets are large enough and show their focus; nothing is cut off on a narrow screen or with large text. */
  expectGoodFeel: (name: string) => Promise<void>
}

const test = base.extend<Feel>({
  // Measured without motion.
  contextOptions: { reducedMotion: 'reduce' },
  page: async ({ page }, use) => {
    await watchShifts(page)
    await use(page)
  },
  expectGoodFeel: async ({ page, isMobile, viewport }, use) =>
    use(async (name) => {
      await atRest(page)
      expect.soft(await smallTargets(page.locator('body')), `${name}: too small to be tapped`).toEqual([])
      await setTextSize(page, '200%')
      await expect.soft.poll(() => cutOff(page), `${name}: cut off in large letters`).toEqual([])
      await setTextSize(page, '100%')
      // At this width both sizes have the same layout.
      if (isMobile) {
        await page.setViewportSize(NARROW)
        await expect.soft.poll(() => cutOff(page), `${name}: cut off at 320 px`).toEqual([])
        await page.setViewportSize(viewport ?? NARROW)
      } else {
        await page.keyboard.press('Tab')
        expect.soft(await withoutRing(page), `${name}: without a ring`).toEqual([])
      }
    }),
})

/** The layout hasn't shifted since the page was opened. */
async function expectStill(page: Page, name: string): Promise<void> {
  await atRest(page)
  expect.soft(await shiftOf(page), `${name}: jumps`).toBeLessThan(MOST_SHIFT)
}

/** Clicks a button. @returns whether anything was added to the page before the browser could paint */
function addsBeforePaint(button: Locator): Promise<boolean> {
  return button.evaluate(async (it: HTMLElement) => {
    const additions = new MutationObserver(() => {})
    additions.observe(document.body, { childList: true, subtree: true })
    it.click()
    // React has rendered by then what isn't a transition.
    await Promise.resolve()
    return additions.takeRecords().length > 0
  })
}

test('the filters, the menu and the login are rendered after the frame in which their button looks pressed', async ({
  page,
  catalogue,
}) => {
  const { name } = await findProduct(page.request, 'that can be bought at once', isSimple(2))
  await page.goto('/')
  await expectListening(page)
  const openers = [
    page.getByRole('button', { name: t('catalogue.filters') }),
    page.getByRole('button', { name: t('nav.menu') }),
    catalogue.heart(name),
  ]
  for (const opener of openers) {
    expect(await addsBeforePaint(opener)).toBe(false)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test(
  'the catalogue, the full cart, the filters, the menu and the login stand still, are large enough to be tapped, show the focus, and fit',
  { tag: '@full' },
  async ({ page, fillCart, sidebar, auth, expectGoodFeel }) => {
    await fillCart()
    await page.reload()
    await expectListening(page)
    await expectStill(page, 'catalogue and cart')
    await expectGoodFeel('catalogue and cart')
    await page.getByRole('button', { name: t('catalogue.filters') }).click()
    await expect(page.getByRole('dialog', { name: t('catalogue.filters') })).toBeVisible()
    await expectGoodFeel('filters')
    await page.keyboard.press('Escape')
    await sidebar.open()
    await expectGoodFeel('menu')
    await sidebar.choose(t('auth.login'))
    await expect(auth.dialog).toBeVisible()
    await auth.showSignUp()
    await expectGoodFeel('sign-up')
  },
)

test(
  'a product, a place that isn’t there and a new password stand still, are large enough to be tapped, show the focus, and fit',
  { tag: '@full' },
  async ({ page, modal, request, problems, expectGoodFeel }) => {
    problems.expect(/status of 404/)
    const { id } = await findProduct(
      request,
      'with pictures and a choice',
      ({ images, specifications }) => images.length >= 3 && specifications.length >= 2,
    )
    await openProduct(page, id)
    await expect(modal.add).toBeVisible()
    await expectStill(page, 'product')
    await expectGoodFeel('product')
    await page.goto('/no/such/place')
    await expectListening(page)
    await expectStill(page, 'not found')
    await expectGoodFeel('not found')
    await page.goto('/reset-password?token=none')
    await expectListening(page)
    await expect(page.getByRole('dialog', { name: t('reset.title') })).toBeVisible()
    await expectStill(page, 'new password')
    await expectGoodFeel('new password')
  },
)

test(
  'a customer’s orders, an order, what became of a payment, the profile, the addresses and what is saved stand still, are large enough to be tapped, show the focus, and fit',
  { tag: '@full' },
  async ({ page, context, baseURL, request, auth, profile, expectGoodFeel }) => {
    const person = await newAccount(request)
    const { id, order_number } = await placeOrder(request, person, HOME)
    const saved = await findProduct(request, 'without a choice', isSimple())
    await savePastTheScreen(request, person, [{ product: saved.id }])
    // The page writes this cookie itself at login; the server's cookies come with the answer.
    const accessToken = await accessTokenOf(page.request, person)
    await context.addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }])
    for (const path of ['/orders', `/orders/${id}`, `/payment/success?order=${id}`]) {
      await page.goto(path)
      await expectListening(page)
      await expect(page.getByRole('dialog').getByText(order_number).first()).toBeVisible()
      await expectStill(page, path)
      await expectGoodFeel(path)
    }
    await page.goto('/')
    await expectListening(page)
    await profile.open()
    await expectGoodFeel('addresses')
    await profile.tab('title').click()
    await expectGoodFeel('profile')
    await page.keyboard.press('Escape')
    await expect(profile.dialog).toBeHidden()
    const wishlist = new Wishlist(page)
    await wishlist.open(auth.account(person))
    await expect(wishlist.rows).toHaveCount(1)
    await expectGoodFeel('saved products')
  },
)

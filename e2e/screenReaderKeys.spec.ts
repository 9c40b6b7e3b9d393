import { newAccount } from './support/account.ts'
import { ariaNode as node } from './support/ariaNode.ts'
import { ADDRESS } from './support/checkout.ts'
import { findProduct, isForSale } from './support/products.ts'
import { TestBank } from './support/testBank.ts'
import { expect, test } from './support/test.ts'
import { literal, serverText, t } from './support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// What screen readers announce: docs/accessibility.md.
test('a screen reader from the first page to a paid order: what there is, how it is called, where the focus is, what is said', async ({
  page,
  request,
  catalogue,
  modal,
  cart,
  auth,
  checkout,
  toasts,
}) => {
  const product = await findProduct(
    request,
    'with a choice of several',
    ({ specifications }) => specifications.filter(isForSale).length >= 2,
  )
  const { name, category } = product
  const kind = product.specifications.find(isForSale)?.value ?? ''
  const [person, body] = [await newAccount(request), page.locator('body')]

  await test.step('the first page: two ways past it, four landmarks with names, headings in order', async () => {
    await catalogue.open()
    await expect(body).toMatchAriaSnapshot(`
      - ${node('link', t('shell.skipToContent'))}
      - ${node('link', t('shell.skipToCart'))}
      - banner:
        - ${node('link', literal(t('shop.name')))}
        - search:
          - ${node('combobox', t('header.search'))}
        - ${node('button', t('auth.login'))}
        - ${node('link', t('header.cart'))}
      - main:
        - ${node('region', t('catalogue.title'))}:
          - ${node('heading', t('catalogue.title'), 'level=1')}
          - paragraph:
            - status: /\\d/
          - ${node('combobox', t('catalogue.sort'))}
          - ${node('button', t('catalogue.filters'))}
          - ${node('navigation', t('catalogue.categories'))}:
            - list:
              - listitem:
                - ${node('link', t('catalogue.all'))}
          - ${node('list', t('catalogue.title'))}:
            - listitem:
              - article:
                - link:
                  - heading [level=2]
                - button
                - ${node('button', literal(t('card.saveNamed', { name: '' })))}
        - ${node('region', t('cart.title'))}:
          - ${node('heading', t('cart.title'), 'level=2')}
          - ${node('heading', t('cart.empty'), 'level=3')}
        - ${node('region', t('about.title'))}
      - contentinfo:
        - ${node('navigation', t('footer.social'))}
      - ${node('navigation', t('nav.label'))}
    `)
  })

  await test.step('a category: the link says that it is the current one, the number of products is said', async () => {
    const link = catalogue.category(category?.id ?? t('catalogue.all'))
    await link.press('Enter')
    await expect(link).toHaveAttribute('aria-current', /\S/)
    await expect(link).toBeFocused()
    // Screen readers announce changes only, so both live regions are there before the first notice.
    await expect(toasts.getByRole('status')).toBeEmpty()
    await expect(toasts.getByRole('alert')).toBeEmpty()
  })

  await test.step('the search: suggestions are counted, the arrows choose while the focus stays in the field, what was found is said', async () => {
    await catalogue.search.fill(name)
    const search = page.getByRole('search')
    await expect(search).toMatchAriaSnapshot(`
      - search:
        - ${node('combobox', t('header.search'), 'expanded')}
        - ${node('listbox', t('suggestions.label'))}:
          - ${node('group', t('suggestions.products'))}:
            - ${node('option', literal(name))}
        - status: /\\d/
    `)
    await catalogue.search.press('ArrowDown')
    await expect(search.getByRole('option', { selected: true })).toHaveCount(1)
    await expect(catalogue.search).toHaveAttribute('aria-activedescendant', /\S/)
    await expect(catalogue.search).toBeFocused()
    await catalogue.search.press('Escape')
    await catalogue.search.press('Enter')
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      t('catalogue.results', { query: name }),
    )
  })

  await test.step('a product: a dialog with its name, the focus on its heading, nothing else left to read but the notices', async () => {
    await catalogue.card(name).getByRole('link').press('Enter')
    await expect(modal.heading).toBeFocused()
    await expect(body).toMatchAriaSnapshot(`
      - /children: equal
      - main:
        - ${node('dialog', name)}
      - ${node('region', t('shell.notifications'))}:
        - status
        - alert
    `)
    await expect(modal.dialog).toMatchAriaSnapshot(`
      - ${node('dialog', name)}:
        - ${node('button', t('shell.close'))}
        - ${node('group', t('gallery.label', { name }))}
        - ${node('button', t('card.saveNamed', { name }))}
        - ${node('heading', name, 'level=2')}
        - ${node('radiogroup', t('product.specifications'))}:
          - ${node('radio', literal(kind))}
        - ${node('group', t('cart.quantityOf', { name }))}:
          - ${node('button', t('cart.decrease', { name }), 'disabled')}
          - ${node('status', t('cart.quantityOf', { name }))}: "1"
          - ${node('button', t('cart.increase', { name }))}
        - ${node('button', t('product.addToCart'))}
        - ${node('region', t('reviews.title'))}:
          - ${node('heading', t('reviews.title'), 'level=2')}
    `)
  })

  await test.step('the choice, and into the cart: the radio button is checked, the notice is said', async () => {
    await modal.specification(kind).press('Space')
    await expect(modal.specification(kind)).toBeChecked()
    await modal.add.press('Enter')
    await expect(toasts.getByRole('status')).toContainText(t('cart.added'))
    await page.keyboard.press('Escape')
    await expect(catalogue.card(name).getByRole('link')).toBeFocused()
    await expect(catalogue.addButton(name)).toHaveAccessibleName(t('card.inCartNamed', { name, count: 1 }))
  })

  await test.step('the cart: the number in the link’s name, the focus in the section, a table with heads', async () => {
    await cart.expectCount(1)
    await cart.expectSaved()
    await cart.link.press('Enter')
    await expect(page.getByRole('region', { name: t('cart.title') })).toBeFocused()
    await expect(cart.table).toMatchAriaSnapshot(`
      - ${node('table', t('cart.title'))}:
        - rowgroup:
          - row:
            - ${node('columnheader', t('cart.product'))}
            - ${node('columnheader', t('cart.quantity'))}
            - ${node('columnheader', t('cart.price'))}
        - rowgroup:
          - row:
            - ${node('rowheader', literal(name))}:
              - ${node('link', name)}
            - cell:
              - group:
                - ${node('button', t('cart.decrease', { name }), 'disabled')}
                - ${node('status', t('cart.quantityOf', { name }))}: "1"
                - ${node('button', t('cart.increase', { name }))}
            - cell
            - cell:
              - ${node('button', t('cart.removeNamed', { name }))}
    `)
  })

  await test.step('the login: the focus in its first field; afterwards back in the cart, where the form is now', async () => {
    await checkout.guest.press('Enter')
    await expect(auth.field('email')).toBeFocused()
    await expect(auth.dialog).toMatchAriaSnapshot(`
      - ${node('dialog', t('auth.title'))}:
        - ${node('tablist', t('auth.title'))}:
          - ${node('tab', t('auth.login'), 'selected')}
          - ${node('tab', t('auth.signUp'))}
        - ${node('tabpanel', t('auth.login'))}:
          - ${node('textbox', literal(t('auth.email')))}
          - ${node('textbox', literal(t('auth.password')))}
          - ${node('button', t('auth.login'))}
    `)
    await auth.fillLogin(person)
    await auth.field('password').press('Enter')
    await expect(page.getByRole('region', { name: t('cart.title') })).toBeFocused()
    await expect(checkout.form).toMatchAriaSnapshot(`
      - ${node('form', t('checkout.title'))}:
        - ${node('heading', t('checkout.title'), 'level=3')}
        - ${node('group', t('checkout.address'))}:
          - ${node('textbox', t('checkout.homeAddress'))}
          - ${node('textbox', t('checkout.city'))}
          - ${node('textbox', t('checkout.region'))}
          - ${node('textbox', t('checkout.postalCode'))}
        - ${node('radiogroup', t('checkout.payment'))}:
          - ${node('radio', t('checkout.flitt'), 'checked')}
        - ${node('button', t('checkout.submit'))}
    `)
  })

  await test.step('the order: what lacks is said at its field, which has the focus', async () => {
    await checkout.submit.press('Enter')
    const address = checkout.field('checkout.homeAddress')
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription(literal(t('field.required')))
    await checkout.fillAddress(ADDRESS)
    await checkout.submit.press('Enter')
    await expect(page).toHaveURL(TestBank.path)
  })

  await test.step('the payment: a group of radio buttons; then the result has the focus and is said', async () => {
    await expect(body).toMatchAriaSnapshot(`
      - main:
        - heading [level=1]
        - ${node('group', serverText('testPayment.cards'))}:
          - radio [checked]
        - ${node('button', serverText('testPayment.pay'))}
    `)
    await page.getByRole('button', { name: serverText('testPayment.pay') }).press('Enter')
    const result = page.getByRole('dialog', { name: t('payment.title') })
    await expect(result).toMatchAriaSnapshot(`
      - ${node('dialog', t('payment.title'))}:
        - ${node('heading', t('payment.title'), 'level=2')}
        - status:
          - ${node('heading', t('payment.paid'), 'level=3')}
          - ${node('link', t('payment.toOrder'))}
    `)
    await expect(result.getByRole('heading', { name: t('payment.title') })).toBeFocused()
    await result.getByRole('link', { name: t('payment.toOrder') }).press('Enter')
  })

  await test.step('the paid order: its number in a heading, its state in pairs, its goods in a table', async () => {
    const order = page.getByRole('dialog', { name: t('orders.title') })
    await expect(order.getByRole('heading', { name: t('orders.title') })).toBeFocused()
    await expect(order).toMatchAriaSnapshot(`
      - ${node('dialog', t('orders.title'))}:
        - ${node('heading', t('orders.title'), 'level=2')}
        - ${node('heading', literal(t('orders.number', { number: '' })), 'level=3')}
        - term: ${t('orders.status')}
        - definition: ${t('orders.status.confirmed')}
        - term: ${t('orders.payment')}
        - definition: ${t('orders.payment.completed')}
        - ${node('table', t('orders.items'))}:
          - rowgroup
          - rowgroup:
            - row:
              - ${node('rowheader', literal(name))}:
                - ${node('link', name)}
    `)
  })
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { expect, within } from 'storybook/test'
import { awkwardProduct, product, specification, specifiedProduct } from '../../mocks/products.ts'
import { shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const plain = product()
const wine = specifiedProduct()

/** A shop with this product, which is open. */
const having = (only: typeof plain, ...before: HttpHandler[]) => ({
  args: { path: `/product/${only.id}` },
  parameters: { msw: { handlers: [...before, ...shopHandlers({ products: [only] })] } },
})

const meta = {
  component: Screen,
  args: { path: `/product/${wine.id}`, language: 'ka' },
  parameters: { ...screenParameters, ...having(wine).parameters },
  // A choice must not remain for the next story.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const open = async (canvas: Canvas, name = wine.name) => within(await canvas.findByRole('dialog', { name }))

/** Price, discount and stock are those of the choice; a specification without a price is focusable and says why, but can't be chosen. */
export const Six: Story = {
  ...having(
    product({
      specifications: [
        specification({ id: 1, value: '0,187 ლ', price: 14, inventory: 40 }),
        specification({ id: 2, value: '0,375 ლ', price: 24.5, old_price: 29, inventory: 5 }),
        specification({ id: 3, value: '0,75 ლ', price: 38.5, inventory: 1 }),
        specification({ id: 4, value: '1,5 ლ', price: 72, inventory: 0 }),
        specification({ id: 5, value: '3 ლ', price: null, inventory: 5 }),
        specification({ id: 6, value: 'ყუთი, 6 ბოთლი', price: 210, inventory: 12 }),
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, plain.name)
    const priceless = await dialog.findByRole('radio', { name: /^3 ლ/ })
    await userEvent.click(priceless)
    await expect(priceless).not.toBeChecked()
    await expect(dialog.getByText('3 ლ: ფასი მიუწვდომელია')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /0,375 ლ/ }))
    await expect(await dialog.findByText('დარჩა მხოლოდ 5 ცალი')).toBeVisible()
    await expect(dialog.getByText('−16%')).toBeVisible()
    await expect(dialog.getByText('29,00 ₾')).toBeVisible()
  },
}

/** On an 844 px phone price, choice, stock, delivery and button are visible without scrolling. */
export const OneLook: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    const button = dialog.getByRole('button', { name: 'კალათაში დამატება' })
    const delivery = dialog.getByText('თბილისში 1 დღეში, რეგიონებში 3 დღემდე')
    const footer = button.closest('[data-part="footer"]')
    await expect(delivery.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      footer?.getBoundingClientRect().top ?? 0,
    )
    await expect(dialog.getByRole('button', { name: 'ფოტო 1' })).toBeVisible()
  },
}

/** The server's error; the choice stays. */
export const Refused: Story = {
  ...having(
    wine,
    http.post('*/v1/save-specification/', () =>
      HttpResponse.json({ error: 'ეს სპეციფიკაცია აღარ იყიდება' }, { status: 400 }),
    ),
  ),
  beforeEach: asCustomer(),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas)
    const option = await dialog.findByRole('radio', { name: /0,75 ლ/ })
    await userEvent.click(option)
    await expect(await dialog.findByText('ეს სპეციფიკაცია აღარ იყიდება')).toBeVisible()
    await expect(option).toBeChecked()
  },
}

/** Its price and stock are loading; all others can be chosen meanwhile. */
export const Refreshing: Story = {
  ...having(
    wine,
    http.get('*/v1/products/:id/', ({ request }) =>
      new URL(request.url).searchParams.has('specification_id')
        ? new Promise<HttpResponse<null>>(() => {})
        : undefined,
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas)
    const group = await dialog.findByRole('radiogroup')
    await userEvent.click(dialog.getByRole('radio', { name: /0,75 ლ/ }))
    await expect(dialog.getByRole('radio', { name: /0,75 ლ/ })).toBeChecked()
    await expect(await canvas.findByRole('radiogroup', { busy: true })).toBe(group)
    await userEvent.click(dialog.getByRole('radio', { name: /1,5 ლ/ }))
    await expect(dialog.getByRole('radio', { name: /1,5 ლ/ })).toBeChecked()
  },
}

const LONG_WORD = 'დამოუკიდებლადშემუშავებულიმრავალფუნქციური'

/** Very long promotion, description, specifications and sizes; the layout holds. */
export const LongTexts: Story = {
  ...having(
    awkwardProduct({
      promotion: `საახალწლო აქცია ${LONG_WORD}: იყიდეთ ორი მაგიდა და მესამის მიწოდება მთელი საქართველოს მასშტაბით უფასოა`,
      description: `${'ხელით დამუშავებული კაკლის ხე, ზეთით დაფარული. '.repeat(6)}\n\n${LONG_WORD}.`,
      specifications: [
        specification({ id: 1, value: `${LONG_WORD} მექანიზმით`, price: 124_350.5, old_price: 148_900 }),
        specification({ id: 2, value: 'კაკალი, ზეთით დაფარული, გასაშლელი', price: null }),
      ],
      variants: [
        { id: 1, size: 'თორმეტი ადამიანისთვის, გაშლილი', inventory: 3 },
        { id: 2, size: LONG_WORD, inventory: 0 },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, awkwardProduct().name)
    await userEvent.click(await dialog.findByRole('button', { name: 'მეტის წაკითხვა' }))
    await expect(dialog.getByRole('button', { name: 'ნაკლების ჩვენება' })).toHaveFocus()
    const sheet = canvas.getByRole('dialog')
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  },
}

/** A browser that can neither share nor copy: the address is shown, to copy by hand. */
export const Shared: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'share')
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: 'გაზიარება' }))
    const field = await dialog.findByRole('textbox', { name: 'პროდუქტის ბმული' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue(new URL(`/product/${wine.id}`, document.baseURI).href)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { address, twoAddresses } from '../../mocks/addresses.ts'
import { cart, cartItem, filledCart } from '../../mocks/cart.ts'
import { order } from '../../mocks/orders.ts'
import { awkwardProduct } from '../../mocks/products.ts'
import {
  failingHandler,
  pendingHandler,
  shopHandlers,
  unreachableHandler,
  type MockShop,
} from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { pickPlace, withStillMap } from '../support/addressScene.tsx'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

type Handlers = ReturnType<typeof shopHandlers>

/** The shop of a customer with three things in the cart; what comes before answers first. */
const shop = (state: MockShop = {}, ...before: Handlers) => ({
  msw: { handlers: [...before, ...shopHandlers({ customerCart: filledCart(), ...state })] },
})

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...shop() },
  args: { path: '/#cart', language: 'ka' },
  beforeEach: asCustomer(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Scene = Parameters<NonNullable<Story['play']>>[0]
type Canvas = Scene['canvas']

const form = (canvas: Canvas) => canvas.findByRole('form', { name: 'შეკვეთის გაფორმება' })
const submit = async (canvas: Canvas) =>
  within(await form(canvas)).findByRole('button', { name: 'შეკვეთის დადასტურება' })

/** Without a saved address the fields are shown (CHECK-02). */
export const NewAddress: Story = {
  play: async ({ canvas }) => {
    const fields = within(await form(canvas))
    await expect(await fields.findByRole('textbox', { name: /^მისამართი/ })).toBeVisible()
    await expect(fields.getByRole('radio', { name: /ბარათი/ })).toBeChecked()
    await expect(fields.getAllByText('აუცილებელია')).toHaveLength(3)
  },
}

/** The first one is chosen (CHECK-01). */
export const SavedAddresses: Story = {
  parameters: shop({ addresses: twoAddresses() }),
  play: async ({ canvas }) => {
    const fields = within(await form(canvas))
    await waitFor(() => expect(fields.getByRole('radio', { name: /რუსთაველის/ })).toBeChecked())
    await expect(fields.queryByRole('textbox', { name: /^მისამართი/ })).toBeNull()
  },
}

/** A new one beside them (CHECK-02). */
export const AnotherAddress: Story = {
  parameters: shop({ addresses: twoAddresses() }),
  play: async ({ canvas, userEvent }) => {
    const fields = within(await form(canvas))
    await userEvent.click(await fields.findByRole('button', { name: 'ახალი მისამართის დამატება' }))
    await expect(fields.getByRole('textbox', { name: /ქალაქი/ })).toBeVisible()
  },
}

/** Every error is at its field, and the first field has the focus (CHECK-13). */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const fields = within(await form(canvas))
    await userEvent.type(await fields.findByRole('textbox', { name: /საფოსტო/ }), '01')
    await userEvent.click(await submit(canvas))
    await waitFor(() => expect(fields.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(3))
    await expect(fields.getByText('საფოსტო ინდექსი უნდა შედგებოდეს 4 ციფრისგან.')).toBeVisible()
    await expect(fields.getByRole('textbox', { name: /^მისამართი/ })).toHaveFocus()
  },
}

/** Pending: the button says so and ignores a second press (CHECK-05). */
export const Submitting: Story = {
  parameters: shop({ addresses: twoAddresses() }, pendingHandler('/v1/orders/create/')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await submit(canvas))
    const button = await canvas.findByRole('button', { name: 'მუშავდება…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Refused: the reason as a toast and beside the button, the form as it was (CHECK-10). */
export const Refused: Story = {
  parameters: shop({ addresses: twoAddresses() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await submit(canvas))
    const fields = within(await form(canvas))
    await waitFor(() => expect(fields.getByRole('alert')).toHaveTextContent('ჯერ არ არის ჩართული'))
    await expect(fields.getByRole('radio', { name: /რუსთაველის/ })).toBeChecked()
  },
}

let isDearer = false
const asBefore = () => {
  isDearer = false
}

/** A price goes up when the first order is sent, which is refused; the second order is made. */
function dearerAtTheFirstOrder(): Handlers {
  const { cartitems } = filledCart().cart
  const dearer = cart(
    cartitems.map((item, index) =>
      index === 0 && item.product ? { ...item, product: { ...item.product, price: 51 } } : item,
    ),
  )
  return [
    http.get('*/v1/cart/', ({ request }) =>
      isDearer && new URL(request.url).searchParams.has('owner') ? HttpResponse.json(dearer) : undefined,
    ),
    http.post('*/v1/orders/create/', () => {
      if (isDearer) return HttpResponse.json({ id: order().id, payment_method: 'bank' }, { status: 201 })
      isDearer = true
      return HttpResponse.json({ detail: 'Subtotal does not match.' }, { status: 409 })
    }),
  ]
}

/** A price has changed: the message names the old price, the new one and the new total; the button works again (CHECK-10). */
export const ChangedPrice: Story = {
  parameters: shop({ addresses: twoAddresses() }, ...dearerAtTheFirstOrder()),
  beforeEach: asBefore,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await submit(canvas))
    const fields = within(await form(canvas))
    await waitFor(() =>
      expect(fields.getByRole('alert')).toHaveTextContent(/ღირდა 38,50\s₾, ახლა ღირს 51,00\s₾/),
    )
    await expect(await submit(canvas)).toBeEnabled()
  },
}

/** The next press places the order at the new total (CHECK-10). */
export const ChangedPriceAccepted: Story = {
  parameters: shop({ addresses: twoAddresses() }, ...dearerAtTheFirstOrder()),
  beforeEach: asBefore,
  play: async (scene) => {
    await ChangedPrice.play?.(scene)
    const { canvas, userEvent } = scene
    await userEvent.click(await submit(canvas))
    await waitFor(() => expect(canvas.getByText('შეშვეკვეთა წარმატებით შეიქმნა')).toBeVisible())
  },
}

/** No answer: the outcome is unknown, and pressing the button again is safe (CHECK-12). */
export const UnknownOutcome: Story = {
  parameters: shop({ addresses: twoAddresses() }, unreachableHandler('/v1/orders/create/')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await submit(canvas))
    const fields = within(await form(canvas))
    await waitFor(() => expect(fields.getByRole('alert')).toHaveTextContent('ჯერ არ ვიცით'))
    await expect(await submit(canvas)).toBeEnabled()
  },
}

/** The saved addresses can't be loaded: a message, and the order can still be placed (CHECK-11). */
export const AddressesFailing: Story = {
  parameters: shop({}, failingHandler('/v1/customer/addresses/')),
  play: async ({ canvas }) => {
    const fields = within(await form(canvas))
    await waitFor(() => expect(fields.getByText('მისამართების ჩატვირთვა ვერ მოხერხდა')).toBeVisible())
    await expect(fields.getByRole('textbox', { name: /ქალაქი/ })).toBeVisible()
  },
}

export const AddressesLoading: Story = {
  parameters: shop({}, pendingHandler('/v1/customer/addresses/')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'მუშავდება…' })).toBeVisible()
  },
}

const LONG_ADDRESS =
  'საქართველო, ქალაქი თბილისი, დიდი დიღმის დასახლება, მეოთხე მიკრორაიონი, მეოცდამეერთე კორპუსი, მესამე სადარბაზო'

/** Long names and addresses, six-digit prices, one very long word. */
export const LongTexts: Story = {
  parameters: shop({
    customerCart: cart([cartItem({ product: awkwardProduct(), quantity: 5 })]),
    addresses: [
      address({ home_address: LONG_ADDRESS }),
      address({ id: 2, home_address: 'თვითმფრინავთშენებლობისკვლევითიინსტიტუტისქუჩა'.repeat(2) }),
    ],
  }),
  play: async ({ canvas }) => {
    const fields = within(await form(canvas))
    await waitFor(() => expect(fields.getByRole('radio', { name: LONG_ADDRESS })).toBeChecked())
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Checkout' })).toBeVisible())
  },
}

/** A new address from the map, to be saved with the order (CHECK-02, CHECK-03). */
export const AddressFromTheMap: Story = {
  decorators: [withStillMap],
  parameters: shop({ addresses: twoAddresses() }),
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const fields = within(await form(canvas))
    await userEvent.click(await fields.findByRole('button', { name: 'ახალი მისამართის დამატება' }))
    await userEvent.click(await fields.findByRole('button', { name: 'რუკაზე არჩევა' }))
    await pickPlace(scene)
    await waitFor(() =>
      expect(fields.getByRole('textbox', { name: /^მისამართი/ })).toHaveValue('კეთილდღეობის ქუჩა 5'),
    )
    await waitFor(() => expect(fields.getByText('ადგილი მონიშნულია რუკაზე.')).toBeVisible())
  },
}

async function chooseWallet({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>) {
  const fields = within(await form(canvas))
  await userEvent.click(await fields.findByRole('radio', { name: /საფულე/ }))
  return fields
}

/** The wallet's balance is shown once it is chosen (CHECK-04). */
export const WalletEnough: Story = {
  parameters: shop({ addresses: twoAddresses(), wallet: 10_000 }),
  play: async (scene) => {
    const fields = await chooseWallet(scene)
    await waitFor(() => expect(fields.getByText(/^საფულეში გაქვთ 10 000,00\s₾\.$/)).toBeVisible())
  },
}

/** A balance below the total is reported before the order is sent (CHECK-04). */
export const WalletShort: Story = {
  parameters: shop({ addresses: twoAddresses(), wallet: 1.5 }),
  play: async (scene) => {
    const fields = await chooseWallet(scene)
    await waitFor(() => expect(fields.getByText(/^საფულეში გაქვთ 1,50\s₾, შეკვეთა კი/)).toBeVisible())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { product } from '../../mocks/products.ts'
import { reviews } from '../../mocks/reviews.ts'
import { failingHandler, pendingHandler, shopHandlers, type MockShop } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const shown = product({ reviews: 3 })
const LIST = `/v1/products/${shown.id}/reviews/`
const CREATE = `/v1/products/${shown.id}/reviews/create/`

const having = (shop: MockShop, ...before: HttpHandler[]) => ({
  msw: { handlers: [...before, ...shopHandlers({ products: [shown], ...shop })] },
})

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...having({ reviews: reviews(3) }) },
  args: { path: `/product/${shown.id}`, language: 'ka' },
  // A draft of another story would stand in this one's form.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const section = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'მიმოხილვები' }))

/** REV-01, as a guest reads them; REV-03: a guest is told that a login is needed. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const inside = await section(canvas)
    await expect(await inside.findByText('მიმოხილვა ნომერი 3')).toBeVisible()
    await expect(inside.getByText('მიმოხილვის დასაწერად შეხვიდეთ სისტემაში')).toBeVisible()
  },
}

export const None: Story = {
  parameters: having({ products: [product({ reviews: 0, rating: 0 })], reviews: [] }),
  play: async ({ canvas }) => {
    const inside = await section(canvas)
    await waitFor(() => expect(inside.getByText('მიმოხილვები ჯერ არ არის')).toBeVisible())
  },
}

/** PROD-10: a hundred pages. */
export const FiveHundred: Story = {
  parameters: having({ products: [product({ reviews: 500 })], reviews: reviews(500) }),
  play: async ({ canvas, userEvent }) => {
    const inside = await section(canvas)
    await userEvent.click(await inside.findByRole('button', { name: 'გვერდი 100' }))
    await expect(await inside.findByText('მიმოხილვა ნომერი 500')).toBeVisible()
  },
}

export const Loading: Story = { parameters: having({}, pendingHandler(LIST)) }

export const Failed: Story = {
  parameters: having({}, failingHandler(LIST, 400)),
  play: async ({ canvas }) => {
    const inside = await section(canvas)
    await expect(await inside.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}

/** REV-02: the form can't be sent until stars are chosen. */
export const Customer: Story = {
  beforeEach: asCustomer(),
  play: async ({ canvas }) => {
    const inside = await section(canvas)
    await expect(await inside.findByRole('button', { name: 'გაგზავნა' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const send: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const inside = await section(canvas)
  await userEvent.click(await inside.findByRole('radio', { name: '4 — კარგი' }))
  await userEvent.click(inside.getByLabelText('კომენტარი'))
  await userEvent.paste('კარგი ღვინოა')
  await userEvent.click(inside.getByRole('button', { name: 'გაგზავნა' }))
}

export const Submitting: Story = {
  beforeEach: asCustomer(),
  parameters: having({ reviews: reviews(3) }, pendingHandler(CREATE)),
  play: send,
}

/** REV-03: the notice replaces the form. */
export const Sent: Story = {
  beforeEach: asCustomer(),
  play: async (context) => {
    await send(context)
    const inside = await section(context.canvas)
    await waitFor(() => expect(inside.getByText('გაგზავნილია')).toBeVisible())
    await expect(await inside.findByText('კარგი ღვინოა')).toBeVisible()
  },
}

/** REV-04: what was typed stays. */
export const Refused: Story = {
  beforeEach: asCustomer(),
  parameters: having(
    { reviews: reviews(3) },
    http.post(`*${CREATE}`, () => HttpResponse.json({ error: 'კომენტარი არ მიიღება' }, { status: 400 })),
  ),
  play: async (context) => {
    await send(context)
    const inside = await section(context.canvas)
    await expect(await inside.findByText('კომენტარი არ მიიღება')).toBeVisible()
    await expect(inside.getByLabelText('კომენტარი')).toHaveValue('კარგი ღვინოა')
  },
}

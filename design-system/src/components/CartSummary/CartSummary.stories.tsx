import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../../layout/Heading.tsx'
import { Button } from '../Button/index.ts'
import { CardSchemes } from '../CardSchemes/index.ts'
import { CartSummary } from './index.ts'

const meta = {
  component: CartSummary,
  parameters: {
    about: {
      use: 'What the cart comes to and the way on, with the checkout form above the total when there is one.',
      not: 'For the total of an order that is made use OrderDetails; for one price, PriceTag.',
      accessibility: [
        'The total is an `output`: a change of it is announced, politely, without moving the focus.',
        'Without a form it sticks to the lower edge, above the BottomNav (by `--dk-dock-height`); on a screen lower than 32 em it doesn’t.',
        'It brings no heading and no region: the caller names the section around it.',
      ],
    },
  },
  args: {
    labels: { total: 'სულ', saved: 'ზოგავთ', discount: 'ფასდაკლება' },
    total: 15150,
    language: 'ka',
    schemes: <CardSchemes label="ვიღებთ ბარათებს" />,
  },
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof meta>

/** CART-03: the total with two decimals, announced when it changes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('151,50 ₾')
  },
}

/** What the struck-through prices come to is said under the total. */
export const Saving: Story = {
  args: { saved: 2100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ზოგავთ').closest('p')).toHaveTextContent('21,00 ₾')
  },
}

/** What a promotion code takes off stands over the total, which is without it. */
export const Discounted: Story = {
  args: { discount: 1515 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ფასდაკლება').closest('p')).toHaveTextContent('-15,15 ₾')
    await expect(canvas.getByRole('status')).toHaveTextContent('136,35 ₾')
  },
}

const action = (
  <Button size="large" wide>
    შეკვეთის გაფორმება
  </Button>
)

/** A large total is on its way, with the step that follows. */
export const Pending: Story = { args: { pending: true, total: 61728050, action } }

/** With a form in it, it is a panel like any other and doesn't stick. */
export const WithForm: Story = {
  args: {
    action,
    children: (
      <>
        <Heading level={3}>შეკვეთის გაფორმება</Heading>
        <p>შეკვეთის გასაფორმებლად შეხვიდეთ სისტემაში</p>
      </>
    ),
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { CardSchemes } from '../CardSchemes/index.ts'
import { SectionHeading } from '../SectionHeading/index.ts'
import { CartSummary } from './index.ts'

const meta = {
  component: CartSummary,
  args: {
    labels: { total: 'სულ' },
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

const action = (
  <Button size="large" wide>
    შეკვეთის გაფორმება
  </Button>
)

export const WithAction: Story = { args: { action } }
export const Pending: Story = { args: { pending: true, action } }
export const SixDigits: Story = { args: { total: 61728050 } }

/** With a form in it, it is a panel like any other and doesn't stick. */
export const WithForm: Story = {
  args: {
    action,
    children: (
      <>
        <SectionHeading level={3}>შეკვეთის გაფორმება</SectionHeading>
        <p>შეკვეთის გასაფორმებლად შეხვიდეთ სისტემაში</p>
      </>
    ),
  },
}

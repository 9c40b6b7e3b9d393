import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardSchemes } from './index.ts'

const meta = {
  component: CardSchemes,
  parameters: {
    about: {
      use: 'The small row near the total that says which cards can be paid with.',
      not: 'To choose how to pay use RadioCards. It is no advertisement: the marks are in the colour of the text.',
      accessibility: [
        'Each mark is an `img` named by the scheme’s proper name, the same in every language.',
        'The label stands before the list as plain text, and is read first. Nothing can be pressed.',
      ],
    },
  },
  args: { label: 'ვიღებთ ბარათებს' },
} satisfies Meta<typeof CardSchemes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))
    // Safari's reader takes a list without markers for none.
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
    await expect(names).toEqual(['Visa', 'Mastercard', 'American Express'])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BackButton } from './index.ts'

const meta = {
  component: BackButton,
  parameters: {
    about: {
      use: 'From the details of one thing back to the list that they took the place of, within the same sheet or page.',
      not: 'To another page use ButtonLink, which can be opened in a tab; to close a sheet, its own close button.',
      accessibility: [
        'A native button, at least 44 px high, named by its words; the arrow is decorative.',
        'It moves no focus: once it is pressed the caller puts the focus into the list, as OrderList does by `focused`.',
      ],
    },
  },
  args: { children: 'უკან', onClick: fn() },
} satisfies Meta<typeof BackButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'უკან' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { children: 'ჩემს ყველა ადრინდელ შეკვეთასთან დაბრუნება' },
  globals: { viewport: { value: 'narrowest' } },
}

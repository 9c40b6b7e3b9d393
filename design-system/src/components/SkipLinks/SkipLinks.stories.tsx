import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLinks } from './index.ts'

const meta = {
  component: SkipLinks,
  parameters: { landmark: 'own' },
  args: {
    links: [
      { href: '#catalogue', label: 'მთავარ შინაარსზე გადასვლა' },
      { href: '#cart', label: 'კალათაზე გადასვლა' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="catalogue" tabIndex={-1}>
          <section id="cart" tabIndex={-1} aria-label="კალათა" />
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLinks>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is seen until Tab comes to it. */
export const Default: Story = {}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const first = canvas.getByRole('link', { name: 'მთავარ შინაარსზე გადასვლა' })
    await expect(first).toHaveFocus()
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

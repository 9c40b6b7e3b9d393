import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLinks } from './index.ts'

const meta = {
  component: SkipLinks,
  parameters: {
    // Its landmark can be on a page only once.
    docs: { story: { inline: false, height: '240px' } },
    about: {
      use: 'The first things that Tab reaches, past the header to a part of the page. ShopHeader draws them.',
      not: 'For links that everybody should see use a `nav` of its own.',
      accessibility: [
        'Plain links to places of the page, invisible until focused, then over its upper corner with a ring.',
        'What they lead to needs its `id` and `tabIndex={-1}`, or the focus stays behind.',
        'They work without JavaScript. Two or three are enough: each is one more stop for Tab.',
      ],
    },
    landmark: 'own',
  },
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

/** Nothing is seen until Tab reaches it; then it stands over the page's corner, and leads to a place in it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    for (const { label, href } of args.links) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus()
      await expect(canvasElement.querySelector(href)).toHaveAttribute('tabindex', '-1')
    }
  },
}

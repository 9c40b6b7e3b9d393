import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { PageNav } from './index.ts'

const follow = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault())

const meta = {
  component: PageNav,
  parameters: {
    about: {
      use: 'The pages of an app that a person moves between, such as the back office’s.',
      not: 'For the places of the shop use BottomNav; for parts of one page, Tabs.',
      accessibility: [
        'A named `nav` with a list; the page that is shown has `aria-current`. Each link is 44 px high; in a column, with a mouse, 36 px.',
      ],
    },
  },
  args: {
    label: 'გვერდები',
    items: [
      { label: 'შეკვეთები', href: '#orders', current: true, onNavigate: follow },
      { label: 'მიტანა', href: '#deliveries', current: false, onNavigate: follow },
      { label: 'თანამშრომლები', href: '#staff', current: false, onNavigate: follow },
      { label: 'ცვლილებები', href: '#audit', current: false, onNavigate: follow },
    ],
  },
} satisfies Meta<typeof PageNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('შეკვეთები')
    await userEvent.click(canvas.getByRole('link', { name: 'მიტანა' }))
    await expect(follow).toHaveBeenCalledOnce()
  },
}

/** The line scrolls. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } }

/** Beside the page the links are a column. */
export const Aside: Story = {
  args: { aside: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(second?.left).toBe(first?.left)
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
  },
}

/** In a narrower window they are one line. */
export const AsideNarrower: Story = {
  args: { aside: true },
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
  },
}

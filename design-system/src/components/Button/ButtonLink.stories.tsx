import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  component: ButtonLink,
  args: { children: 'პროდუქტების ნახვა', href: '#products' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#products')
  },
}

export const Outlined: Story = { args: { variant: 'outlined', icon: 'arrowLeft' } }

/** The app goes there in its own way; a click that asks for a new tab stays the browser's. */
export const OfTheApp: Story = {
  args: { href: '/product/1', onNavigate: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link')
    await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}')
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AnchorHTMLAttributes } from 'react'
import { expect } from 'storybook/test'
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

function RouterLink({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to?: string }) {
  return <a {...rest} href={`/shop${to}`} />
}

/** Any router's link takes the look and keeps its own way of leading. */
export const OfARouter: Story = {
  args: { href: undefined, component: RouterLink, to: '/product/1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop/product/1')
  },
}

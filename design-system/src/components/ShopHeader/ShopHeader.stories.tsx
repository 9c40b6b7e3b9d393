import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../IconButton/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { CartLink, ShopHeader } from './index.ts'

const meta = {
  component: ShopHeader,
  parameters: {
    about: {
      use: 'The top of every screen: name, tagline, search, person and cart. It stays in view.',
      not: 'For the heading of a page use SectionHeading; for the places of the shop, BottomNav.',
      accessibility: [
        'The page’s `banner`, once per page and outside of `main`; the SkipLinks stand before all else.',
        'The cart is a link, 48 × 48 px, whose `label` says the count in words: the badge is hidden from screen readers.',
        'On a screen lower than 28 em it scrolls away, so that it doesn’t cover what is read or focused.',
        'What is scrolled to stands clear of it by the page’s `scroll-padding`.',
      ],
    },
    layout: 'fullscreen',
    landmark: 'own',
  },
  args: {
    name: 'დუქანი',
    tagline: 'ყველაფერი, რაც სახლს სჭირდება',
    actions: <CartLink count={3} label="კალათა, 3 ცალი" />,
    search: (
      <SearchField labels={{ search: 'ძიება', clear: 'ძიების გასუფთავება' }} value="" onTextChange={fn()} />
    ),
    skipLinks: [
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
} satisfies Meta<typeof ShopHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const cart = canvas.getByRole('link', { name: 'კალათა, 3 ცალი' })
    await expect(cart).toHaveAttribute('href', '#cart')
    await expect(canvas.getByText('3')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'მთავარ შინაარსზე გადასვლა' })).toHaveFocus()
  },
}

/** HEAD-03: no badge on an empty cart. Something is searched for. */
export const EmptyCart: Story = {
  args: {
    actions: <CartLink count={0} label="კალათა" />,
    search: (
      <SearchField
        labels={{ search: 'ძიება', clear: 'ძიების გასუფთავება' }}
        value="ქვევრის ღვინო"
        onTextChange={fn()}
        busy
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'კალათა' })).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
  },
}

/** A long tagline, an action, and more in the cart than the badge has room for. */
export const Crowded: Story = {
  args: {
    actions: (
      <>
        <IconButton icon="moon" label="მუქი თემა" onClick={fn()} />
        <CartLink count={250} label="კალათა, 250 ცალი" />
      </>
    ),
    tagline:
      'ყველაფერი, რაც სახლსა და ეზოს, ოჯახსა და სტუმარს, დიდსა და პატარას წლის ნებისმიერ დროს სჭირდება',
  },
}

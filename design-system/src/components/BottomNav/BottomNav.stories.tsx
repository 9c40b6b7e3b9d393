import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { BottomNav, type BottomNavItem, type BottomNavProps } from './index.ts'

const onMenu = fn()
const onProfile = fn()
const items: BottomNavItem[] = [
  { label: 'მთავარი', icon: 'home', href: '/' },
  { label: 'კალათა', icon: 'cart', href: '/cart' },
  { label: 'მენიუ', icon: 'menu', onPress: onMenu },
  { label: 'შეკვეთები', icon: 'box', href: '/orders' },
  { label: 'პროფილი', icon: 'user', onPress: onProfile },
]
const onPhone = { viewport: { value: 'phone' } }

/** A page that is higher than any screen, down to its last line. */
function OnPage(props: BottomNavProps) {
  return (
    <>
      <main>
        <Stack gap={24} style={{ padding: 16 }}>
          {Array.from({ length: 30 }, (_, line) => (
            <Text key={line}>წაბლის თაფლი აჭარის მთებიდან, {line + 1}</Text>
          ))}
        </Stack>
      </main>
      <BottomNav {...props} />
    </>
  )
}

/** What a browser does whose reader wants everything twice as large. */
function DoubledText({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    return () => void style.removeProperty('font-size')
  }, [])
  return children
}

const meta = {
  component: BottomNav,
  parameters: {
    about: {
      use: 'The five main places of the shop at the lower edge: a bar on a phone, a dock from 900 px, always there.',
      not: 'For tabs within a page use Tabs; for a choice that changes the page at once, SegmentedControl. Fewer or more than five items don’t fit its bar.',
      accessibility: [
        'A named `nav` with a list. The active link has `aria-current="page"`; an item that opens a dialog is a button with `aria-haspopup="dialog"` and `aria-expanded`.',
        'Items are at least 44 px high. The floating button repeats an item: it is hidden from screen readers, and Tab skips it.',
        'It says its height as `--dk-dock-height`, so that nothing focused lies under it.',
        'With large text the row scrolls sideways instead of breaking words, and what is focused is brought into view.',
      ],
    },
    layout: 'fullscreen',
    landmark: 'own',
  },
  args: { label: 'მთავარი ნავიგაცია', items, active: 0 },
  render: (args) => <OnPage {...args} />,
} satisfies Meta<typeof BottomNav>

export default meta
type Story = StoryObj<typeof meta>

const lowerEdge = () =>
  Number.parseFloat(document.documentElement.style.getPropertyValue('--dk-dock-height')) || 0

/** NAV-01: links and buttons by their names; at its end the page stands above the bar, which says how high it is. */
export const Home: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'მთავარი' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'კალათა' })).not.toHaveAttribute('aria-current')
    const menu = canvas.getByRole('button', { name: 'მენიუ', expanded: false })
    await expect(menu).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(menu)
    await expect(onMenu).toHaveBeenCalledOnce()
    await waitFor(() => expect(lowerEdge()).toBeGreaterThan(44))
    const { scrollHeight } = document.documentElement
    window.scrollTo(0, scrollHeight)
    const last = canvas.getByText(/, 30$/).getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(window.innerHeight - lowerEdge())
  },
}

export const Menu: Story = {
  args: { active: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'მენიუ', expanded: true })).toBeVisible()
  },
}

/** At a page that none of them leads to: no floating button. */
export const Nowhere: Story = { args: { active: -1 }, globals: onPhone }

/** NAV-02: the floating button follows the active item; only pointers can reach it. */
export const Following: Story = {
  globals: onPhone,
  render: function Following(args) {
    const [active, setActive] = useState(0)
    const following = items.map((item, place): BottomNavItem => {
      return { label: item.label, icon: item.icon, onPress: () => setActive(place) }
    })
    return <OnPage {...args} items={following} active={active} />
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rider = () => canvasElement.querySelector('[aria-hidden="true"][data-at]')
    await userEvent.click(canvas.getByRole('button', { name: 'შეკვეთები' }))
    await expect(rider()).toHaveAttribute('data-at', '3')
    await expect(rider()?.querySelector('button')).toHaveAttribute('tabindex', '-1')
    await expect(canvas.getAllByRole('button')).toHaveLength(5)
  },
}

/** However the page is scrolled. */
export const Staying: Story = {
  name: 'NAV-01 it stays where it is while the page is scrolled',
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation')
    const top = () => nav.getBoundingClientRect().top
    await waitFor(() => expect(lowerEdge()).toBeGreaterThan(44))
    const before = top()
    for (const y of [300, 900, 600]) {
      const scrolled = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
      window.scrollTo(0, y)
      await scrolled
      await expect(top()).toBe(before)
    }
  },
}

const longLabels: BottomNavProps['items'] = items.map((item, place) => ({
  ...item,
  label:
    ['მთავარი გვერდი', 'კალათაში არსებული', 'კატეგორიები', 'შეკვეთებისათვის', 'მომხმარებელი'][place] ?? '',
}))
export const LongLabels: Story = { args: { items: longLabels, active: 3 } }

/** The page gets no wider, each label stays on one line, and whoever comes to an item sees the whole of it. */
export const LargeText: Story = {
  render: (args) => (
    <DoubledText>
      <OnPage {...args} />
    </DoubledText>
  ),
  args: { active: 3 },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    const controls = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]
    await expect(controls).toHaveLength(items.length)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await expect(new Set(controls.map(({ clientHeight }) => clientHeight)).size).toBe(1)
    const expectInView = (element: Element | null | undefined) =>
      waitFor(async () => {
        const { left, right } = element?.getBoundingClientRect() ?? {}
        await expect(right).toBeLessThanOrEqual(window.innerWidth + 1)
        await expect(left).toBeGreaterThanOrEqual(-1)
      })
    // With doubled text the active item is out of view until it has been revealed.
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(0))
    await expectInView(controls.find((control) => control.hasAttribute('aria-current')))
    for (const { label } of items) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveTextContent(label)
      await expectInView(document.activeElement)
    }
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/index.ts'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
import { AccountPanel, type AccountEntry } from './AccountPanel.tsx'

const entries: AccountEntry[] = [
  { label: 'ჩემი შეკვეთები', icon: 'box', href: '#orders' },
  { label: 'Logout', icon: 'logout', onPress: fn() },
]
const panel = <AccountPanel name="ნინო ბერიძე" email="nino@example.ge" entries={entries} />

/** As it stands in a header, with something beside it that can be pressed. */
function InHeader(props: AccountMenuProps) {
  const [open, setOpen] = useState(props.open)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <Stack direction="row" justify="end" gap={8} style={{ minHeight: 260 }} align="start">
      <Button variant="outlined">სხვა</Button>
      <AccountMenu {...props} open={open} onPress={() => setOpen(!open)} onClose={close}>
        {open && props.children}
      </AccountMenu>
    </Stack>
  )
}

const meta = {
  component: AccountMenu,
  args: {
    label: 'ანგარიში: ნინო',
    name: 'ნინო',
    open: false,
    onPress: fn(),
    onClose: fn(),
    children: panel,
  },
  render: (args) => <InHeader {...args} />,
} satisfies Meta<AccountMenuProps>
export default meta
type Story = StoryObj<typeof meta>

/** Escape closes it and gives the focus back; a press outside closes it too. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ანგარიში: ნინო', expanded: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'ჩემი შეკვეთები' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(button).toHaveFocus()

    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('link')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'სხვა' }))
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

/** A drawing, and a dialog instead of a panel. */
export const Guest: Story = {
  args: { label: 'Login', name: undefined, children: undefined, onIntent: fn() },
  render: ({ open: _, ...args }) => <AccountMenu {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Login' })
    await expect(button).not.toHaveAttribute('aria-expanded')
    await expect(button).toHaveAttribute('lang', 'en')
    await userEvent.click(button)
    await expect(args.onIntent).toHaveBeenCalled()
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Open: Story = { args: { open: true } }

export const OpenOnPhone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } }

/** What is being done can't be done twice. */
export const Pending: Story = {
  args: {
    open: true,
    children: (
      <AccountPanel
        name="ნინო ბერიძე"
        email="nino@example.ge"
        entries={[{ label: 'Logout', icon: 'logout', onPress: fn(), pending: true }]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const logout = canvas.getByRole('button', { name: 'Logout' })
    await expect(logout).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(logout)
    await expect(logout).toHaveFocus()
  },
}

export const LongNames: Story = {
  args: {
    open: true,
    name: 'კონსტანტინე-ალექსანდრე',
    label: 'ანგარიში: კონსტანტინე-ალექსანდრე',
    children: (
      <AccountPanel
        name="კონსტანტინე-ალექსანდრე ჩიქოვანი-მჟავანაძე"
        email="konstantine.aleksandre.chikovani@saqartvelo.example.ge"
        entries={entries}
      />
    ),
  },
}

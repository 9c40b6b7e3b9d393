import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/staff', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const own = () => ({ parameters: { server: () => adminHandlers() } })

/** A customer gets a role by their e-mail. */
export const Granted: Story = {
  ...own(),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /ელფოსტა/ }), 'luka@example.ge')
    await userEvent.click(screen.getByRole('radio', { name: 'კურიერი' }))
    await userEvent.click(screen.getByRole('button', { name: 'უფლების მიცემა' }))
    const list = within(screen.getByRole('list', { name: 'თანამშრომლები' }))
    await expect(await list.findByText('luka@example.ge')).toBeVisible()
  },
}

/** There is no account with this e-mail address: the field shows the error, and the typed text stays. */
export const Unknown: Story = {
  ...own(),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /ელფოსტა/ })
    await userEvent.type(field, 'nobody@example.ge')
    await userEvent.click(screen.getByRole('button', { name: 'უფლების მიცემა' }))
    await expect(await screen.findByText('ამ ელფოსტით არავინ არის რეგისტრირებული.')).toBeVisible()
    await expect(field).toHaveValue('nobody@example.ge')
  },
}

/** The last owner stays. */
export const LastOwner: Story = {
  ...own(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'nino@example.ge: უფლების გაუქმება' }))
    const inside = within(await screen.findByRole('alertdialog'))
    await userEvent.click(inside.getByRole('button', { name: 'გაუქმება' }))
    await expect(await screen.findByText('მაღაზიას ერთი მფლობელი მაინც უნდა ჰყავდეს.')).toBeVisible()
  },
}

/** An owner switches the second factor of somebody off who has lost it. */
export const SecondFactorReset: Story = {
  ...own(),
  play: async ({ userEvent }) => {
    const reset = await screen.findByRole('button', {
      name: 'zaza@example.ge: ორეტაპიანი შესვლის გამორთვა',
    })
    await userEvent.click(reset)
    const inside = within(await screen.findByRole('alertdialog'))
    await userEvent.click(inside.getByRole('button', { name: 'გამორთვა' }))
    await waitFor(() => expect(reset).not.toBeInTheDocument())
  },
}

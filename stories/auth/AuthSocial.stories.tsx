import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { pendingHandler } from '../../mocks/shopHandlers.ts'
import { customer, handlers, guestScreen, open } from '../support/authScene.ts'
import { Screen } from '../support/Screen.tsx'

const meta = {
  component: Screen,
  ...guestScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const GOOGLE = '/v1/accounts/google/login/'

/** Pressed: the button shows that it is pending, and keeps the focus. */
export const Leaving: Story = {
  parameters: handlers(pendingHandler(GOOGLE)),
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.click(await dialog.findByRole('button', { name: 'Google' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'გადავდივართ…' })).toHaveFocus())
  },
}

/** The shop isn't registered at the provider: the server's message; what was typed stays. */
export const NotOffered: Story = {
  name: 'AUTH-06 Not offered',
  play: async (scene) => {
    const dialog = await open(scene)
    await scene.userEvent.type(dialog.getByLabelText('Email'), customer.email)
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Facebook' }))
    await waitFor(() =>
      expect(dialog.getByText('Facebook-ით შესვლა ამ მაღაზიაში არ არის ჩართული.')).toBeVisible(),
    )
    await expect(dialog.getByLabelText('Email')).toHaveValue(customer.email)
  },
}

/** Back from the provider without consent: the modal opens and shows an error. */
export const ReturnedWithFailure: Story = {
  name: 'AUTH-06 Returned with failure',
  args: { returned: { provider: 'facebook', hasFailed: true } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Account' }))
    await waitFor(() => expect(dialog.getByText('Facebook login failed')).toBeVisible())
  },
}
